import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { smooth } from '../../scene/easing.ts';
import type { DepthLayers } from '../subject/depth-layers.ts';

const RACK =
  /\brack(?:s|ing)? focus\b|\bfocus (?:pull|shifts?|racks?|moves|changes|goes|slides|transitions?)\b|\bpull(?:s|ing)? focus\b|\b(?:comes?|coming|goes|snaps?|snapping|drifts?|fades?) (?:slowly |gently )?(?:in|into|out of) focus\b|\bfrom (?:a )?blur(?:ry|red)? to sharp\b|\bblur(?:s|ry|red)? (?:in)?to focus\b/iu;
const OUT =
  /\b(?:goes|drifts?|fades?) (?:slowly |gently )?out of focus\b|\bfrom the (?:subject|face|cat|cup|house|man|woman|person|foreground|front)\b/iu;
const SHALLOW =
  /\b(?:blurr(?:ed|y)|soft|out[- ]of[- ]focus|defocused) (?:\p{L}+ )?backgrounds?\b|\bbackgrounds? (?:blurs?|blurred|goes blurry|is blurred)\b|\bshallow (?:depth|focus)\b|\bdepth of field\b|\bportrait mode\b|\btilt[- ]shift\b/iu;

/** How sharp the subject and what is behind it are at a moment, 0 to 1. */
type Focus = (progress: number) => { readonly near: number; readonly far: number };

/** What the prompt says about the focus; null where all of the picture stays sharp. */
export function focusFor(prompt: string): Focus | null {
  if (RACK.test(prompt)) {
    const isAway = OUT.test(prompt);
    return (progress) => {
      const share = smooth((progress - 0.2) / 0.45);
      const near = isAway ? 1 - share : share;
      return { near, far: 1 - near };
    };
  }
  if (!SHALLOW.test(prompt)) return null;
  return () => ({ near: 1, far: 0 });
}

const SMALL = 4;

/** The same out of focus, as large as it was. */
function defocused(bitmap: Canvas, radius: number): Canvas {
  const small = createCanvas(Math.ceil(bitmap.width / SMALL), Math.ceil(bitmap.height / SMALL));
  const brush = small.getContext('2d');
  brush.filter = `blur(${Math.max(1, radius / SMALL)}px)`;
  brush.drawImage(bitmap, 0, 0, small.width, small.height);
  const canvas = createCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d').drawImage(small, 0, 0, bitmap.width, bitmap.height);
  return canvas;
}

/** Both depths out of focus. */
export function softLayers({ back, front }: DepthLayers, radius: number) {
  return {
    back: defocused(back, radius),
    front: front === null ? null : defocused(front.bitmap, radius),
  };
}
