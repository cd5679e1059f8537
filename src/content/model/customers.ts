import * as f from "./fields";

export const customers = f.file({
  customers: f.entries({ id: "Customer", unique: ["slug", "name"] }, "The customers, in order", {
    slug: f.slug("The customer's short name, which determines the logo"),
    name: "The customer's name",
  }),
});
