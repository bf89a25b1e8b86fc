/** Games, crafts, what one does for another and what happens to things, written as in `verbs.ts`. */
export const DEED_VERBS = `
bewitch: !look-at cast
meet encounter confront: !look-at
zap: =firing
zap-at: !look-at =firing
pushup: pushup
situp: situp
pullup: pullup
kneebend: squat
starjump: star-jump
backflip somersault: somersault
taichi: tai-chi
do-planks do-a-plank hold-a-plank hold-a-plank-position hold-the-plank: plank
handstand: handstand
cartwheel: cartwheel
arm-wrestle do-arm-wrestling have-an-arm-wrestling-match: arm-wrestle @around +cafe-table
play-pool play-billiards play-snooker: @at +pool-table
play-a-board-game play-board-games play-backgammon play-monopoly play-ludo play-scrabble play-a-game-of-chess play-a-game-of-checkers: sit =sitting @at +chess-table
play-dominoes play-domino play-mahjong play-a-game-of-cards play-rummy: sit =sitting @at +card-table
play-tug-of-war have-a-tug-of-war: !pull tug +tug-rope
play-hopscotch: jump @on +hopscotch
play-tag play-a-game-of-tag play-chase: run
play-hide-and-seek: crouch
parq: drive =parked
walk-a-tightrope walk-on-a-tightrope walk-the-tightrope walk-a-slackline: =standing @on +tightrope
paint-her-nails paint-his-nails paint-their-nails paint-nails polish-her-nails do-her-nails: !hold nails =sitting +nail-polish
braid plait trim: !feed hair
put-to-bed tuck-in tuck tuck-into-bed: !look-at
take-a-bite-of take-a-bite-out-of bite-into tuck-into: !eat
take-a-sip-of: !drink
take-care-of look-after: !hug
own receive accept: !hold
take put place insert remove pick-up lift-up: !hold ~
sword-fight fight-with-swords cross-swords: fight @at +man
wrestle duel: fight @at +man
chisel hew: hammer @at
fence: fight
lean-on lean-onto: !lean
head: !throw header >fly ~
prune: !feed prune ~
score-a-goal score-the-goal score-the-winning-goal score-goals score-a-penalty: !kick +goal
do-homework do-her-homework do-his-homework do-their-homework do-maths-homework do-math-homework: write @at +desk
take-notes fill-in fill-out: write
roast-marshmallows toast-marshmallows: !hold +marshmallow-stick
hula-hoop do-hula-hoop do-the-hula-hoop spin-a-hula-hoop twirl-a-hula-hoop: !wear dance +hula-hoop
go-bowling play-bowling: !throw +bowling-ball
hang-a-picture hang-a-painting hang-up-a-picture: !hold reach
help-up pull-up carry-over: !pull
walk-on-stilts: walk
groom-her-hair style-her-hair do-their-hair: comb
toss-pizza-dough toss-dough spin-pizza-dough: !throw +dough
lay-bricks lay-a-brick lay-a-brick-wall: kneel @at +half-wall
mix-cement mix-concrete mix-mortar mix-the-cement mix-the-concrete mix-the-mortar stir-cement stir-concrete stir-mortar shovel-cement: dig @next-to +drum-mixer
bandage bandage-up: !feed bind ~
examine-the-teeth-of: !feed kneel ~
lead guide: !pull walk >walk ~
blow-bubbles blow-soap-bubbles: blow
shake-dry: shake-off
splash-through-puddles splash-through-a-puddle splash-through-the-puddles run-through-puddles run-through-a-puddle: run =splashing @through +puddle
jump-in-puddles jump-in-a-puddle jump-in-the-puddles jump-into-puddles jump-into-a-puddle jump-in-muddy-puddles jump-in-rain-puddles splash-in-puddles splash-in-a-puddle splash-in-the-puddles stomp-in-puddles play-in-puddles jump-through-puddles: jump =splashing @on +puddle
lasso: !chase run +lasso
blow-dry blow-dry-the-hair-of dry-the-hair-of: !feed hair
get-a-massage have-a-massage enjoy-a-massage receive-a-massage get-massaged: =lying @on +massage-table
squat: squat
salute: salute
mop: !hold sweep +mop
close shut unlock lock: !hold shut
blink: ~
shrug: shrug
tend tend-to: !look-at ~
tendat: !feed tend ~
shear: !feed prune ~
kurry: !feed kurry ~
bleah: !look-at =teasing
play-with-*dollhouse play-with-*doll-house play-with-*dolls-house: kneel @at +dollhouse ^nursery
decorate frost: !cook handle
decorate-*room decorate-*living-room decorate-*house decorate-*hall: reach ^room
auscultate: !feed examine ~ ^clinic
feelfor: !feed examine ~
sew stitch: sew =sitting
tattoo: !feed hair ~
kneelat: !feed lace ~
fold unfold arrange rearrange organize organise sharpen engrave etch wrap twist fasten glue adjust pack pack-up tidy assemble disassemble set-up put-together handle: @at handle ~
squeeze spread: @at ~
shuffle sort deal breakup: !hold sort ~
protest: !hold +placard
exchange swap: !hold ~
turn-on turn-off switch-on switch-off plug-in unplug: @at switch ~
bend-back bend-backwards bend-backward lean-back arch-her-back arch-his-back arch-their-back: arch
shake-head shake-his-head shake-her-head shake-their-head shake-its-head: shake-head
nod nod-his-head nod-her-head nod-their-head: nod
snap snap-fingers snap-his-fingers snap-her-fingers finger-snap: snap
give-a-massage massage: !feed massage
operate-on perform-surgery perform-surgery-on perform-an-operation do-surgery perform-an-operation-on: !feed massage
tie-his-tie tie-a-tie tie-his-bow-tie: =standing
tie lace lace-up: !wear crouch
take-its-first-steps take-first-steps take-a-first-step make-its-first-steps learn-to-walk: walk
shout-at yell-at scream-at argue-with scold yell: !look-at talk =angry ~
wave-goodbye wave-goodbye-to wave-hello wave-hello-to wave-to wave-at: !look-at wave ~
bang slam clink: !hold
clink-beer-glasses clink-beers clink-beer-mugs clink-their-beers toast-with-beer: !hold +beer-mug
clink-wine-glasses clink-champagne-glasses clink-their-glasses toast-with-champagne toast-with-wine: !hold +wine-glass
whisper whisper-to whisper-a-secret whisper-a-secret-to tell-a-secret whisper-something-to whisper-to-each-other: !hug whisper
break shatter smash crumble collapse fall-apart fall-to-pieces break-apart cave-in fall-over-and-break pop burst disintegrate: =shattering
topple topple-over tip-over fall-over keel-over: topple
knock-over knock-down push-over tip: !push >topple ~
knock knock-off push-off: !push >fall ~
whirl-away: fly =windblown
inflate swell expand puff-up blow-up: grow
shrink dwindle deflate diminish erode wear-away: shrink
rust corrode oxidize oxidise: =rusting
crumple implode: =crumpling
vanish disappear fade-away dissolve evaporate dry-up dematerialize: =vanishing
wilt wither droop shrivel: =wilting
bury dig-up dig-out: !plant dig ~
unearth excavate: dig ~
pop-open spring-open swing-open: =open
pop-up: grow
break-away pull-ahead race-ahead run-ahead: run
sand sand-down varnish wax: @at rub ~
`;
