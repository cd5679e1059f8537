import { z } from "zod";
import * as f from "./fields";
import { entries } from "./shared";

export const customers = z.strictObject({
  customers: entries({ unique: ["slug", "name"] }, "Customer", "The customers, in order", {
    slug: f.slug("The customer's short name, which determines the logo"),
    name: f.label("The customer's name"),
  }),
});
