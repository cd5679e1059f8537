/** Takes the place of Gatsby's router, which a followed Link calls: address and options. */
export const navigate = jest.fn<void, [to: string, options?: { state?: unknown }]>();

/** Takes the place of Gatsby's loading of the page that a link leads to. */
export const loadAhead = jest.fn<void, [path: string]>();

Object.assign(window, {
  ___navigate: navigate,
  ___loader: { enqueue: () => {}, hovering: loadAhead },
});
