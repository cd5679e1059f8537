/** Stubs Gatsby's navigate function, which Link calls with a path and options. */
export const navigate = jest.fn<void, [to: string, options?: { state?: unknown }]>();

Object.assign(window, {
  ___navigate: navigate,
  ___loader: { enqueue: () => {}, hovering: () => {} },
});
