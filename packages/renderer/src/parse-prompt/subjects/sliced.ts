import { CUT_FOODS } from '../../things/food/sliced.ts';
import type { FoundSubjects } from '../clauses/find-subjects.ts';
import { without } from '../clauses/without-subject.ts';
import { isAnimate } from '../kinds-of-things.ts';
import type { Subject } from '../scene-description.ts';

const KNIFE = /^(?:kitchen-knife|knife|bread-knife)$/u;
/** What food lies on while it is cut; it is part of the drawing. */
const UNDER = /^(?:cutting-board|plank)$/u;
const CUTS = /\b(?:slic|cut|chopp?|carv|halv)(?:e|es|ing|s|ting)?\b/iu;
const IS_CUT = /\b(?:sliced|cut|halved|split|sliced open|cut open)\b|\bhalves\b/iu;
const IN_TWO = /\b(?:in half|in two|into halves|halves|halved|open)\b/iu;

/** A knife that goes through food nobody holds, and food that lies there in halves, on their board. */
export function sliced(found: FoundSubjects, text: string): FoundSubjects {
  const { subjects } = found;
  if (subjects.some(({ thing }) => isAnimate(thing))) return found;
  const at = subjects.findIndex(({ thing, count }) => CUT_FOODS.has(thing) && count <= 3);
  const food = subjects[at];
  if (food === undefined) return found;
  const knife = subjects.findIndex(({ thing }) => KNIFE.test(thing));
  if (knife >= 0 && CUTS.test(text)) return asOne(found, at, knife, `slicing-${food.thing}`);
  if (IS_CUT.test(text) && IN_TWO.test(text) && food.motions.includes('chop'))
    return asOne(found, at, -1, `cut-${food.thing}`);
  return found;
}

/** The food with its knife and its board, where the first of them was. */
function asOne(found: FoundSubjects, food: number, knife: number, thing: string): FoundSubjects {
  const first = knife === -1 ? food : Math.min(food, knife);
  const second = first === food ? knife : food;
  const whole = found.subjects[first];
  if (whole === undefined) return found;
  const made: Subject = { ...whole, thing, count: 1, colour: null, motions: [], states: [] };
  const own = {
    ...found,
    subjects: found.subjects.with(first, made),
    relations: found.relations.filter(({ from, to }) => from !== second || to !== first),
  };
  return withoutBoard(second === -1 ? own : without(own, second, first));
}

function withoutBoard(found: FoundSubjects): FoundSubjects {
  const at = found.subjects.findIndex(({ thing }) => UNDER.test(thing));
  return at === -1 ? found : withoutBoard(without(found, at, null));
}
