/** A function that runs in the page and what it gets. */
export type PageFunction<Argument, Result> = (argument: Argument) => Result;

/** One tab of a browser: all that the fault table needs of an engine. */
export interface Tab {
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<void>;
  evaluate<Result>(run: PageFunction<undefined, Result>): Promise<Awaited<Result>>;
  evaluate<Argument, Result>(
    run: PageFunction<Argument, Result>,
    argument: Argument,
  ): Promise<Awaited<Result>>;
  /** Presses the mouse on an element, as a visitor does. */
  click(selector: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Makes the page as wide and high. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** A function and its argument as one expression, for drivers that take text. */
export function expressionOf<Argument>(
  run: PageFunction<Argument, unknown>,
  argument?: Argument,
): string {
  const call = `(${run})(${argument === undefined ? "" : JSON.stringify(argument)})`;
  // The name of a helper that tsx calls around functions, which the page doesn't have.
  return `((__name) => ${call})((value) => value)`;
}
