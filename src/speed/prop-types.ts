/**
 * In the browser's bundle in place of the package of this name (speed/webpack.ts), which Gatsby's parts
 * describe their props with. React has ignored that since 19, so any answer to any question will do.
 */
const check = () => check;
check.isRequired = check;

export default new Proxy({}, { get: () => check });
