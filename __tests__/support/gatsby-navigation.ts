export const navigate = jest.fn<void, [to: string, options?: { state?: unknown }]>();

Object.assign(window, {
  ___navigate: navigate,
  ___loader: { enqueue: () => {}, hovering: () => {} },
});
