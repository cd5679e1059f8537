/** Replaces Gatsby's router, which Link calls with the path and options. */
export const navigate = jest.fn<void, [to: string, options?: { state?: unknown }]>();

/** Replaces Gatsby's function that prefetches the page a link points to. */
export const loadAhead = jest.fn<void, [path: string]>();

Object.assign(window, {
  ___navigate: navigate,
  ___loader: { enqueue: () => {}, hovering: loadAhead },
});
