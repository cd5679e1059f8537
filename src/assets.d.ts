/** A CSS module. Gatsby exports each class by name, in camel case. */
declare module "*.module.css" {
  const classes: { readonly [className: string]: string };
  export = classes;
}

declare module "*.css";

/** A font file. The imported value is the file's URL on the site. */
declare module "*.woff2" {
  const url: string;
  export default url;
}

/** Gatsby's original browser entry point. gatsby/webpack.ts defines this alias. */
declare module "gatsby-app";
