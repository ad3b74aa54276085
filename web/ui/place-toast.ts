/** Where a toast stands so that it covers nothing that can be pressed. */

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const gap = 12;
const step = 8;

/** How much of a control is under the toast. The edge of a button counts more than a whole box to type into. */
const coveredOf = (toast: Box, control: Box & { weight: number }): number => {
  const width = Math.min(toast.right, control.right) - Math.max(toast.left, control.left);
  const height = Math.min(toast.bottom, control.bottom) - Math.max(toast.top, control.top);
  return width > 0 && height > 0 ? width * height * control.weight : 0;
};

/**
 * The distance from the top of the window at which a toast of this size covers least, the first from the top (or the bottom) that
 * covers nothing. `left`: where it stands sideways.
 */
export function placeToast(
  size: { left: number; width: number; height: number },
  controls: readonly (Box & { weight: number })[],
  windowHeight: number,
  from: 'top' | 'bottom',
): number {
  const last = Math.max(gap, windowHeight - size.height - gap);
  let best = { top: from === 'top' ? gap : last, covered: Number.POSITIVE_INFINITY };
  for (let way = 0; way <= last - gap; way += step) {
    const top = from === 'top' ? gap + way : last - way;
    const box = { left: size.left, right: size.left + size.width, top, bottom: top + size.height };
    const covered = controls.reduce((sum, control) => sum + coveredOf(box, control), 0);
    if (covered < best.covered) best = { top, covered };
    if (covered === 0) break;
  }
  return best.top;
}

const pressable =
  'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=checkbox], [role=radio], [role=menuitem]';

/** What can be pressed now: in the window, and under nothing else. `toast` itself does not count. */
export function findControls(toast: Element): (Box & { weight: number })[] {
  return [...document.querySelectorAll<HTMLElement>(pressable)].flatMap((control) => {
    if (toast.contains(control) || control.matches(':disabled, [data-disabled]')) return [];
    const { left, top, right, bottom } = control.getBoundingClientRect();
    if (right - left < 2 || bottom - top < 2 || bottom < 0 || top > window.innerHeight) return [];
    const at = document
      .elementsFromPoint((left + right) / 2, Math.min(Math.max((top + bottom) / 2, 1), window.innerHeight - 1))
      .find((element) => !toast.contains(element));
    if (at && !control.contains(at) && !at.contains(control)) return [];
    return [{ left, top, right, bottom, weight: control.matches('input, textarea, .paper-figure') ? 1 : 1000 }];
  });
}
