/** Replaces Gatsby's router, which Link calls with the address and options. */
export const navigate = jest.fn<void, [to: string, options?: { state?: unknown }]>();

/** Replaces Gatsby's prefetching of the page that a link leads to. */
export const loadAhead = jest.fn<void, [path: string]>();

Object.assign(window, {
  ___navigate: navigate,
  ___loader: { enqueue: () => {}, hovering: loadAhead },
});
