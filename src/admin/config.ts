import { contentFile } from "../content/model";
import { ROUTES } from "../routes";
import { fieldsOf, nameOf } from "./form-fields";
import { PICTURES, SOURCE } from "./format";
import { PAGE_FORMS, SHARED_FORMS } from "./labels";
import type { Admin } from "./settings";

/** See https://sveltiacms.app/en/docs/config-basics. Without a repository, the editor works on local files. */
export function adminConfig({ repository, branch }: Partial<Admin>) {
  return {
    load_config_file: false,
    backend: { name: "github", repo: repository ?? "local/site", branch: branch ?? "main" },
    // In the editorial workflow, each draft is a branch with a pull request.
    publish_mode: repository === undefined ? "simple" : "editorial_workflow",
    app_title: "Edit the site",
    ...{ media_folder: "static/images", public_folder: PICTURES },
    slug: { encoding: "ascii", clean_accents: true },
    media_libraries: {
      default: { config: { slugify_filename: true, transformations } },
      stock_assets: false,
    },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    singletons: [...formsFor(PAGE_FORMS), { divider: true }, ...formsFor(SHARED_FORMS)],
  };
}

/** The browser turns photos upright, makes them smaller and removes their location before it uploads them. */
const photo = { format: "webp", quality: 90, width: 2400, height: 2400 };
const transformations = { jpeg: photo, webp: photo };

const formsFor = (forms: typeof PAGE_FORMS) =>
  Object.entries(forms).map(([name, { label, icon }]) => {
    const { file, schema } = contentFile(name);
    const page = ROUTES.find((route) => route.file === file)?.path ?? "/";
    return {
      ...{ name: nameOf(file), label, icon, file: `data/${file}`, format: nameOf(file) },
      preview_path: page.replace(/^\/404\.html/, "/"),
      fields: [...fieldsOf(schema), { name: SOURCE, widget: "hidden" }],
    };
  });
