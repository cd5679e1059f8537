/** Stubs Gatsby's navigate function, which Link calls with a path and options. */
export const navigate = jest.fn<void, [to: string, options?: { state?: unknown }]>();

/** Stubs the Gatsby function that prefetches a link's page. */
export const loadAhead = jest.fn<void, [path: string]>();

Object.assign(window, {
  ___navigate: navigate,
  ___loader: { enqueue: () => {}, hovering: loadAhead },
});
