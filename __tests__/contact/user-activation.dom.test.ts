import { hasBeenOperated } from "../../src/contact/user-activation";

afterEach(() => Reflect.deleteProperty(navigator, "userActivation"));

test.each([
  [{ hasBeenActive: true, isActive: false }, true],
  [{ hasBeenActive: false, isActive: false }, false],
  // Browsers that don't know: nobody is turned away for an old one.
  [undefined, true],
])("with %j it answers %s", (userActivation, operated) => {
  Object.defineProperty(navigator, "userActivation", { value: userActivation, configurable: true });
  expect(hasBeenOperated()).toBe(operated);
});
