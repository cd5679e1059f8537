export type PageFunction<Argument, Result> = (argument: Argument) => Result;

export interface Tab {
  open(url: string): Promise<void>;
  evaluate<Result>(run: PageFunction<undefined, Result>): Promise<Awaited<Result>>;
  evaluate<Argument, Result>(
    run: PageFunction<Argument, Result>,
    argument: Argument,
  ): Promise<Awaited<Result>>;
  click(selector: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** Combines a function and its argument into one expression, for drivers that accept only strings. */
export function expressionOf<Argument>(
  run: PageFunction<Argument, unknown>,
  argument?: Argument,
): string {
  const call = `(${run})(${argument === undefined ? "" : JSON.stringify(argument)})`;
  // tsx wraps functions in calls to `__name`, which doesn't exist in the browser.
  return `((__name) => ${call})((value) => value)`;
}
