/** Takes the place of Gatsby's router, which a followed Link calls: address and options. */
export const navigate = jest.fn<void, [to: string, options?: { state?: unknown }]>();

Object.assign(window, {
  ___navigate: navigate,
  ___loader: { enqueue: () => {}, hovering: () => {} },
});
