/** A function that runs in the page, with its argument. */
export type PageFunction<Argument, Result> = (argument: Argument) => Result;

/** A browser tab, with the operations that the tables need from each engine. */
export interface Tab {
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<void>;
  evaluate<Result>(run: PageFunction<undefined, Result>): Promise<Awaited<Result>>;
  evaluate<Argument, Result>(
    run: PageFunction<Argument, Result>,
    argument: Argument,
  ): Promise<Awaited<Result>>;
  /** Clicks an element with the mouse. */
  click(selector: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Resizes the viewport. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** Combines a function and its argument into one expression, for drivers that accept text. */
export function expressionOf<Argument>(
  run: PageFunction<Argument, unknown>,
  argument?: Argument,
): string {
  const call = `(${run})(${argument === undefined ? "" : JSON.stringify(argument)})`;
  // tsx wraps functions with this helper, which the page doesn't have.
  return `((__name) => ${call})((value) => value)`;
}
