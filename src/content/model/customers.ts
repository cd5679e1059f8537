import * as f from "./fields";
import { entries, file } from "./shared";

export const customers = file({
  customers: entries({ unique: ["slug", "name"] }, "Customer", "The customers, in order", {
    slug: f.slug("The customer's short name, which determines the logo"),
    name: "The customer's name",
  }),
});
