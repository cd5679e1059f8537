/** The ending of a source file. Other paths are directories or what a compiler wrote, which hold many files. */
const SOURCE_FILE =
  /\.(?:[cm]?[jt]sx?|vue|svelte|astro|py|ipynb|rb|phpt?|java|kts?|groovy|scala|clj[cs]?|go|rs|swift|dart|[cf]s|vb|cc?|cpp|cxx|hh?|hpp|mm?|exs?|erl|hs|ml|elm|jl|lua|p[lm]|t|r|ps1|bash|bats|z?sh|sql|feature|robot|story|spec|test|ya?ml|json|toml|http|hurl|hcl|tf|sol|zig|nim|d|pas|md|ll)$/i;

/** Whether a text is the path of a source file. A title such as `GET /orders.json` isn't. */
export const isSourceFile = (text: string) =>
  SOURCE_FILE.test(text) && /^(?:\S+|(?:\p{L}:|[.~]+)?[/\\].*)$/u.test(text);

/** Removes the test or the line that some runners add, as in `CartTest.php::it adds` or `cart_test.exs:12`. */
export const pathOf = (file = "") => file.replace(/::.*|(?::\d+)+$/s, "");

/**
 * Returns the class that a test states, or "" if the attribute holds something else: the word "test" for all
 * tests, as Node's runner writes it, or the title of the test itself, alone or after the titles around it.
 */
export function statedClass(className: string, suiteName: string, testName: string): string {
  if (className === "test" || className.trim() === "") return "";
  const isTitle = /\s/.test(className);
  const isAfterSuite = className.startsWith(`${suiteName} `) || className.startsWith(" ");
  if (testName.endsWith(` ${className}`) || (isTitle && isAfterSuite)) return "";
  // Some runners write the file and the line, as in `cart_spec.lua:12`.
  return className.replace(/:\d+$/, "");
}

/** Returns the class of a test that has it only in its name, as in `com.shop.CartTest.adds`. */
export function dottedClass(testName: string): string {
  if (isSourceFile(testName)) return "";
  return (
    /^((?:[\p{L}_][\w$+]*\.)+[\p{L}_][\w$+]*)\.[\p{L}_][\w$]*(?:[[(].*)?$/su.exec(testName)?.[1] ??
    ""
  );
}

/** A Python module of tests, and the classes in it. */
const PYTHON_MODULE = /^((?:[^.]+\.)*(?:test_[^.]*|[^.]*_test))(?:\.[\p{Lu}_][^.]*)*$/u;

/** Returns the module of a Python class: `tests.test_orders` for `tests.test_orders.TestRefund`. */
export const pythonModule = (className: string) => PYTHON_MODULE.exec(className)?.[1];

/** Returns the outermost class: `com.shop.Cart` for `com.shop.Cart$Empty`, `Shop.Cart` for `Shop.Cart+Empty`. */
export const outermostClass = (className: string) =>
  /[/\\]/.test(className) ? className : className.replace(/(?<=\w)[$+].*/s, "");
