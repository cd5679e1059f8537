import { type Conflict, merge } from "../../src/admin/merge";

const plan = (slug: string, monthly: number) => ({ slug, monthly });
const BASE = [plan("free", 0), plan("basic", 140), plan("pro", 375)] as const;
const [FREE, BASIC, PRO] = BASE;

function merged(base: unknown, mine: unknown, theirs: unknown) {
  const conflicts: Conflict[] = [];
  return { value: merge([base, mine, theirs], conflicts), conflicts };
}

test.each<[what: string, mine: unknown[], theirs: unknown[], both: unknown[]]>([
  [
    "values in different entries",
    [FREE, plan("basic", 150), PRO],
    [plan("free", 9), BASIC, PRO],
    [plan("free", 9), plan("basic", 150), PRO],
  ],
  ["the same change", [FREE, BASIC], [FREE, BASIC], [FREE, BASIC]],
  [
    "an added and a changed entry",
    [...BASE, plan("max", 900)],
    [plan("free", 9), BASIC, PRO],
    [plan("free", 9), BASIC, PRO, plan("max", 900)],
  ],
  [
    "two added entries",
    [...BASE, plan("max", 900)],
    [plan("trial", 1), ...BASE],
    [plan("trial", 1), ...BASE, plan("max", 900)],
  ],
  [
    "a deleted and a changed entry",
    [FREE, PRO],
    [FREE, BASIC, plan("pro", 400)],
    [FREE, plan("pro", 400)],
  ],
  [
    "moved and changed entries",
    [PRO, FREE, BASIC],
    [FREE, plan("basic", 150), PRO],
    [PRO, FREE, plan("basic", 150)],
  ],
  [
    "changed and moved entries",
    [FREE, plan("basic", 150), PRO],
    [PRO, FREE, BASIC],
    [PRO, FREE, plan("basic", 150)],
  ],
  [
    "an added entry and moved ones",
    [FREE, plan("max", 900), BASIC, PRO],
    [PRO, FREE, BASIC],
    [PRO, FREE, plan("max", 900), BASIC],
  ],
])("merges %s in a list", (_what, mine, theirs, both) => {
  expect(merged({ plans: BASE }, { plans: mine }, { plans: theirs })).toEqual({
    value: { plans: both },
    conflicts: [],
  });
});

test.each<[what: string, mine: unknown[], theirs: unknown[], conflict: Conflict]>([
  [
    "a value",
    [FREE, plan("basic", 150), PRO],
    [FREE, plan("basic", 160), PRO],
    { path: ["plans", 1, "monthly"], theirs: 160 },
  ],
  [
    "the order",
    [PRO, BASIC, FREE],
    [BASIC, FREE, PRO],
    { path: ["plans"], theirs: [BASIC, FREE, PRO] },
  ],
  [
    "an entry that one of them deleted",
    [FREE, PRO],
    [FREE, plan("basic", 160), PRO],
    { path: ["plans", 1], theirs: plan("basic", 160) },
  ],
])("reports that both changed %s", (_what, mine, theirs, conflict) => {
  expect(merged({ plans: BASE }, { plans: mine }, { plans: theirs })).toEqual({
    value: { plans: mine },
    conflicts: [conflict],
  });
});

test("merges added and removed keys", () => {
  expect(merged({ a: 1, b: 2 }, { a: 1, b: 2, c: 3 }, { a: 1 }).value).toEqual({ a: 1, c: 3 });
});
