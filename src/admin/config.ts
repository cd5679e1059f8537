import { CONTENT_FILES } from "../content/model";
import { ROUTES } from "../routes";
import { fieldsOf, labelOf, nameOf } from "./fields";
import { PICTURES } from "./format";
import type { Admin } from "./settings";

/**
 * Returns the editor's configuration (https://sveltiacms.app/en/docs/config-basics), which has a form for
 * each file in the content model.
 *
 * @param admin the repository to edit; if undefined, the editor works on local files
 */
export function adminConfig({ repository, branch }: Partial<Admin>) {
  return {
    load_config_file: false,
    backend: { name: "github", repo: repository ?? "local/site", branch: branch ?? "main" },
    // In the editorial workflow, each draft is a branch with a pull request.
    publish_mode: repository === undefined ? "simple" : "editorial_workflow",
    app_title: "Edit the site",
    ...{ media_folder: "static/images", public_folder: PICTURES },
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    singletons: CONTENT_FILES.map(({ file, schema }) => ({
      name: nameOf(file),
      label: labelOf(nameOf(file)),
      file: `data/${file}`,
      format: nameOf(file),
      preview_path:
        ROUTES.find((route) => route.file === file)?.path.replace(/^\/(?:404\.html)?/, "") ?? "",
      fields: fieldsOf(schema),
    })),
  };
}
