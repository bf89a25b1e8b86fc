/** Says how or where something is done, so it is no noun. */
export const ADVERB =
  /(?:ly|ing)$|^(?:together|alone|outside|outdoors|indoors|away|apart|fast|hard|again|home|upwards?|downwards?|forwards?|backwards?|sideways|aloud|everywhere|nearby|overhead|side-by-side)$/u;

/** Places that follow what is there: "a hydrant downtown". */
export const WHERE =
  /^(?:downtown|uptown|outdoors|indoors|outside|inside|upstairs|downstairs|underwater|underground|backstage|offshore)$/u;

/** Phrases that begin with a preposition: on the moon, in the air. */
export const PREPOSITIONAL = /^(?:on|in|under|at|above|beneath|inside|through|by|next)-/u;
