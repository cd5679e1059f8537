// Ask before a list entry is removed, because the button is next to the one that moves the entry.
const question = "Remove this entry? You can get it back with Revert Changes, until you save.";
const onClick = (event: MouseEvent) => {
  const button = (event.target as Element).closest('.item-wrapper [aria-label="Remove"]');
  if (button && !window.confirm(question)) event.stopPropagation();
};
document.addEventListener("click", onClick, true);
