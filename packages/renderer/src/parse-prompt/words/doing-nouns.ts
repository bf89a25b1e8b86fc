/**
 * Nouns that are verbs as well: "a tree bears fruit", "the king seals a letter". Each with the verb of ours that shows it,
 * or none where nothing is seen of it but who does it.
 */
const ROWS = `
  bear hold | ship | stamp cheer | seal shut | spring jump | stall | jam perform | bat | crane | shed | file
  stick | flock | swarm | tower | fan | fire aim | crown | fiddle | pump | saddle | screw repair | shadow follow
  spoon feed | squash | staple | strap | tape | trail follow | tug pull | tunnel dig | wheel push | anchor float
  bank fly | bag | balloon | beam smile | blanket cover | carpet cover | bomb | book | boot kick | bridge | button
  candle | coach teach | coat paint | crab | crayon paint | crow sing | farm work | fence fight | fork | frame
  gear | hawk sell | hook catch | horn | hose spray | house | hound chase | jet fly | judge look-at | ladle pour
  map | mirror | model wear | mushroom | nail hammer | nest sit | net catch | nurse feed | parrot | pen write
  pencil write | pin | pipe | plane | pocket | pole | pool | post | raft float | ring ring | robe | rope | scale climb
  school teach | scoop | shell | shield guard | skirt | snake | spear | spiral spin | squirrel | stage | stalk walk
  storm run | stream | string | tail follow | thread | ticket | torch burn | toy play | truck | umbrella | veil | wolf eat
  worm crawl | stand stand | fly fly | plant plant | lamb | calf | cub | kid | pup | spot see | cap | cup hold | brick | can | drum play | pot
  plate | dish | dress | mask | tent | pack pack | bottle | box box | cage | chain | chalk write | clock | cork | corner
  line | paper | paste | pedal drive | pitch throw | racket | rein | rail | scout look-at | spoke | stone | table
  tie | toast toast | trumpet play | tube | vault | wall | star | bed | corral | shovel dig | dust | egg | fleece | hammer hammer
`;

export const DOING_NOUNS: ReadonlyMap<string, string> = new Map(
  ROWS.trim()
    .split(/\||\n/u)
    .map((row): [string, string] => {
      const [noun = '', verb = ''] = row.trim().split(/\s+/u);
      return [noun, verb];
    }),
);
