/**
 * Lemmas, then what they show: `!deed`, a motion, `=state`, `+belonging`, `>motion of the object`, `@place`, and `~` where a place
 * after the object belongs to the object. Verbs of one or two words.
 */
export const VERBS = `
chase pursue hunt: !chase run >run
follow trail stalk track herd: !follow walk
race: run >run
run sprint gallop dash rush jog charge flee hurry speed-away bolt stampede dart scamper scurry scuttle scoot zoom-around: run
walk stroll hike wander parade march roam strut waddle tiptoe stride pace trot patrol visit limp sneak prowl lumber amble plod saunter toddle: walk
crawl slither: crawl
climb scale ascend: climb
jump hop leap bounce skip vault pounce breach romp frolic gambol: jump
fly soar glide hover flutter buzz swoop flit skydive take-flight: fly
fly-by flap: fly
launch lift-off take-off blast-off shoot-up: launch
rise ascend-slowly float-up go-up: rise
swim snorkel paddle: swim
kitesurf bodyboard: slide +surfboard
raft: float +raft
parachute paraglide: fly !hold +parachute
dive: dive
dive-for plunge-for: !catch dive
float drift levitate bob cruise-slowly: float =floating
sail: float =floating +sailboat
row: float !ride +canoe
joust: !ride run =facing +horse
spin rotate twirl whirl revolve pirouette tumble-around: spin
dance boogie groove waltz tango twerk moonwalk salsa: dance
breakdance: handstand
sing whistle: sing
fall tumble plunge: fall
drop: fall ~
slide skate glide-down skid ice-skate roller-skate: slide
ski go-skiing: slide +skis
snowboard sandboard: slide +snowboard
carve-down carve-through: slide
sled toboggan: slide +sled
race-down speed-down rush-down: slide
drive steer: !drive drive
ride: !ride drive +bicycle
explore discover travel: walk
cruise speed zoom-past commute roll-along: drive
deliver drop-off: !carry walk
pilot: !drive fly
circle orbit swarm: circle
sleep nap snore doze slumber snooze: sleep =asleep
dream: sleep =asleep
rest lounge lie recline relax sunbathe laze: sit =lying
curl-up curl coil: sleep =asleep
sit perch: sit =sitting
crouch: crouch
kneel: kneel
meditate do-yoga practise-yoga practice-yoga do-meditation: meditate
pray worship: pray
propose propose-to: propose
wrap-its-arms wrap-its-tentacles wrap-its-tail wind-itself wrap-itself coil-itself entwine: =standing
stand halt pose wait block obstruct: =standing
wave greet welcome beckon: wave
smile grin: =happy
smirk: =smirking
rock-climb abseil rappel: climb @on +cliff
cheerlead: cheer
laugh giggle chuckle: =laughing
cry weep sob: =crying
yawn: =sleepy
frown: =angry
gasp scream: =surprised
fall-asleep go-to-sleep drift-off nod-off: sleep =asleep
cheer celebrate party: cheer
clap applaud: clap
grow sprout emerge appear: grow
bloom blossom open-up: grow =blooming
hang dangle: hang =hanging
swing: swing
park: =parked
sway: dance
bend: =standing
change-color change-colour change-colors change-colours: =standing
swallow engulf: !eat
attack lunge-at charge-at: !chase
turn-into transform-into morph-into become change-into evolve-into grow-into: =turning
lean: !lean @against
burn blaze flame: =burning
glow shine twinkle sparkle glimmer flicker: =glowing
steam: =steaming
smoke smoulder: =smoking
crash: =wet
erupt: =erupting
hatch: grow =hatching
breathe-fire spit-fire spew-fire breathe-flames spit-flames: =fire-breathing
plough plow till: drive =ploughing
cast-a-spell cast-spells cast-magic conjure do-magic perform-magic cast-a-magic-spell make-magic: cast
touch-down come-in-to-land: land

hold-hands walk-hand-in-hand stroll-hand-in-hand run-hand-in-hand: !hand-in-hand walk
raise-their-hands raise-hands put-up-their-hands throw-up-their-hands put-their-hands-up: cheer
lift raise hoist: !hold lift
hold grip clutch grasp show present wield balance grab: !hold
carry bring bear transport haul lug: !carry walk
hug embrace cuddle kiss: !hug +woman
wear put-on try-on don zip-up button-up slip-into: !wear
put-on-makeup apply-makeup do-her-makeup put-on-lipstick apply-lipstick: makeup
brush-her-hair brush-his-hair comb-her-hair comb-his-hair brush-hair do-her-hair comb: comb
choose select pick-out compare unpack: !hold
bite lick taste: !eat
eat munch chew nibble devour graze: !eat =bowed
drink lap-up: !drink =drinking
sip slurp: !drink
read study: !read sit +open-book
write draw scribble: !paint write ~
type code: !paint type ~
play: !play =playing
strum beat ring: !play
bow curtsy: bow
conduct: work
knit weave embroider crochet spin-wool: knit =sitting
work craft: work
repair fix mend service install rewire: repair ~
forge hammer weld sculpt: hammer ~
saw: saw ~
shape mould mold: shape ~
cook fry grill roast stir boil prepare flambe flambé saute sauté sear season simmer: !cook stir
bake knead roll-out: !cook knead
chop cut slice carve peel: !cook chop
cook-dinner cook-lunch cook-breakfast cook-a-meal make-dinner make-lunch make-breakfast prepare-dinner prepare-food: stir
shave: shave
chop-wood cut-wood split-wood chop-firewood chop-logs split-logs: axe
water sprinkle: !water
plant sow harvest pick gather pluck: !plant ~
dig shovel: !plant dig ~
build make mix construct create erect stack: !build work ~
listen-to-music listen-to-a-song listen-to-a-podcast: !wear +headphone
brush-its-teeth: teeth
tell tell-stories tell-a-story tell-jokes tell-a-joke tell-a-bedtime-story say ask answer reply debate negotiate thank apologize: talk
come arrive move go creep wade depart wander-off stroll-through: walk
stay queue hope wish turn: =standing
win: cheer
slap: punch
sigh: =sad
glare: =angry
rub pat tickle touch: !feed ~
comfort soothe cradle: !hug
attack box-with spar-with wrestle-with: fight
play-fight play-fight-with roughhouse tussle scuffle head-butt headbutt butt-heads lock-horns clash lock-antlers: fight
nuzzle nuzzle-each-other snuggle snuggle-up rub-noses touch-noses nudge nuzzle-up: nuzzle
arrest capture trap: !chase run
hum rap chant: sing
act rehearse: perform
stumble trip slip: fall
blend whisk mash brew concoct: !cook stir
crack dice grate: !cook chop
load: !carry ~
unload: !carry
spill: !pour pour ~
learn: !read sit +open-book
browse click email: type
measure take-measurements-of take-the-measurements-of: !feed measure ~
weigh test experiment: work
search seek find: !look-at walk
drown: float
sink: float =sinking
aim aim-at shoot-at: !look-at aim
shoot-an-arrow shoot-arrows draw-a-bow practice-archery: aim
paint limn sketch: !paint paint ~ +easel
juggle juggle-with: juggle
play-catch play-baseball: !throw rally +baseball
throw-snowballs have-a-snowball-fight have-snowball-fights: !throw rally +snowball
play-ping-pong play-table-tennis: !hold rally +paddle
play-tennis play-badminton play-squash play-padel: !hold rally +tennis-racket
play-frisbee throw-a-frisbee: !throw rally +flying-disc
play-volleyball play-beach-volleyball play-ball: !throw rally +volleyball
have-a-pillow-fight have-pillow-fights: !throw rally +pillow
pour fill: !pour pour ~
push shove: !push walk >walk ~
pull drag tow tug: !pull walk >walk ~
throw toss hurl fling flip pitch: !throw >fly ~
kick shoot strike hit score: !kick >fly ~
punch box spar: punch
dunk slam-dunk: dunk
catch fetch: !catch
fish: !catch fish
feed: !feed fodder ~
milk: @at milk ~
set-the-table lay-the-table set-a-table set-the-table-for-dinner: handle @next-to +dinner-table
pet stroke brush: !feed ~
watch observe look-at gaze-at stare-at admire see spot look gaze stare peer examine inspect listen: !look-at ~
film record record-a-video shoot-a-video film-a-video vlog: photograph
photograph take-a-photo take-photos take-pictures take-a-picture take-a-photograph: !look-at photograph ~
take-a-selfie take-selfies take-a-group-selfie: selfie
text scroll video-call: phone
call phone talk-on-the-phone speak-on-the-phone talk-on-a-phone talk-on-her-phone talk-on-his-phone chat-on-the-phone: call
do-exercises do-gymnastics do-aerobics: stretch
have-a-meeting hold-a-meeting: sit =sitting
treat: !look-at work ~
look-up look-down: !look-at
point: !point-at point ~
give-a-thumbs-up give-thumbs-up give-the-thumbs-up: point
hail hitchhike direct-traffic stop-traffic direct-the-traffic stop-the-traffic direct-cars direct-the-cars direct-vehicles direct-pedestrians guide-traffic flag-down: signal
think ponder daydream wonder cough sneeze contemplate: think
knock-on knock-at ring-at-the-door ring-at-a-door ring-the-doorbell: !point-at point
teach lecture explain: !point-at talk
talk speak chat discuss shout call gossip: talk
argue bicker quarrel squabble: talk =angry
howl: !look-at =howling
bark roar growl snarl meow neigh moo hiss bellow: =roaring
share: !share
pass overtake pass-by go-past: !pass drive
cross traverse: !cross
rescue save: !hold
help: !look-at
spray squirt: !water =spraying
steal snatch: !carry run
surround encircle: @around
cover: @on
overlook: @above
buy sell purchase order shop-for receive: !hold
serve: !hold +tray
watch-tv watch-television watch-a-movie watch-movies watch-the-movie watch-a-film watch-films watch-a-show watch-a-series watch-netflix watch-cartoons watch-the-game watch-the-news watch-a-horror-movie watch-a-scary-movie: !look-at +television
play-video-games play-a-video-game play-playstation play-xbox play-nintendo: !hold sit =sitting +video-game
play-cards play-poker play-uno play-a-card-game play-blackjack: sit =sitting @at +card-table
jump-rope skip-rope jump-a-rope: jump +jump-rope
wash-dishes wash-the-dishes do-the-dishes do-dishes: wash @at +kitchen-sink
take-his-first-steps take-her-first-steps take-their-first-steps take-a-walk take-a-stroll go-for-a-walk: walk
go-for-a-run go-jogging go-running: run
give hand offer: !hold
open unwrap: !hold unwrap =open
sniff smell: !look-at =bowed
fight battle do-karate practice-karate practise-karate practice-kung-fu practise-kung-fu do-kung-fu practice-martial-arts do-martial-arts: fight
enter: walk @into
leave exit: walk @out-of
approach reach: walk @towards
land: land =landing
dock moor: float
splash play-in-water: =splashing run
abduct beam-up: @over fly >rise
shake tremble: dance
shiver freeze: =cold
blow blow-out: blow ~
train practise practice: work
shop go-shopping: walk
iron: iron
exercise work-out stretch warm-up: stretch
sweep: sweep
vacuum hoover vacuum-clean: !push walk +vacuum-cleaner
rake rake-leaves rake-the-leaves rake-up-leaves: sweep
mow mow-the-lawn mow-the-grass cut-the-grass: !push walk +lawn-mower
hang-laundry hang-the-laundry hang-clothes hang-up-laundry hang-up-clothes hang-out-laundry hang-the-washing hang-up-the-washing: reach @at +clothesline
take-a-shower: @under +shower
take-a-bath have-a-bath: sit @in +bathtub
wash clean scrub wipe polish dust: wash ~
brush-teeth brush-his-teeth brush-her-teeth brush-their-teeth brush-my-teeth: teeth
do-a-trick perform-a-trick do-tricks do-a-kickflip do-a-stunt do-a-jump: trick
shake-hands: !hug shake +man
high-five give-a-high-five give-high-fives high-five-each-other give-each-other-a-high-five do-a-high-five fist-bump: !hug five +man

camp: sit
have-dinner have-lunch have-breakfast have-supper have-brunch eat-dinner eat-lunch eat-breakfast dine have-a-meal eat-together have-a-feast: sit =sitting +dinner-table
have-coffee have-a-coffee drink-coffee-together meet-for-coffee: sit =sitting +coffee-table
have-tea have-a-tea-party have-afternoon-tea drink-tea-together: sit =sitting +tea-table
have-a-picnic picnic enjoy-a-picnic have-picnic share-a-picnic: sit =sitting +picnic-blanket
give-a-speech deliver-a-speech hold-a-speech: talk @at +lectern
give-a-presentation give-presentations hold-a-presentation give-a-talk pitch-an-idea: !point-at talk +flip-chart
raise-a-glass raise-their-glasses make-a-toast clink-glasses toast drink-champagne: !hold +wine-glass
have-cocktails have-a-cocktail have-drinks have-a-drink drink-cocktails sip-cocktails enjoy-cocktails enjoy-drinks: !hold +tropical-drink
have-a-beer have-beers drink-beer: !hold +beer-mug
play-golf golf swing-a-golf-club swing-his-club swing-her-club swing-his-golf-club swing-her-golf-club swing-a-club: !hold +golf-club
play-cricket swing-a-bat swing-his-bat swing-her-bat swing-the-bat swing-a-baseball-bat swing-his-baseball-bat swing-her-baseball-bat swing-a-cricket-bat: bat-swing
fly-a-drone: @under +drone
slide-down-a-slide go-down-a-slide go-down-the-slide: slide @on +playground-slide
barbecue barbeque have-a-barbecue grill-sausages grill-meat grill-burgers grill-steaks: stir @at +grill
make-a-snow-angel make-snow-angels: sit =lying
escape rob: run
beg: kneel =begging
rock count mail pay-with apply light: !hold
perform: perform
facepalm: think
wink: =happy
shower: @under +shower
look-in-the-mirror look-in-a-mirror look-into-the-mirror look-into-a-mirror: !look-at +mirror
bathe: !feed ~
interview: !look-at talk ~
drill: repair
change-a-tire change-the-tire change-his-tire change-her-tire change-their-tire change-a-tyre change-the-tyre change-his-tyre change-her-tyre change-their-tyre change-a-wheel change-the-wheel change-his-wheel change-her-wheel change-their-wheel change-a-flat-tire change-the-flat-tire change-his-flat-tire change-her-flat-tire change-their-flat-tire change-a-flat-tyre change-the-flat-tyre change-his-flat-tyre change-her-flat-tyre change-their-flat-tyre change-tires change-tyres change-a-flat fix-a-flat-tire fix-a-flat-tyre replace-a-tire replace-a-tyre: repair @next-to +tyre
sign-a-contract sign-documents sign: write
hide peek: =sitting
swing-on: =hanging
guard protect: =standing
use operate: !hold
explode detonate: =exploding
melt thaw: =melting
surf: slide +wave
skateboard: drive +skateboard
motorcycle motorbike: drive +motorcycle
unicycle: drive +unicycle
cycle bike pedal: drive +bicycle
kayak: float +kayak
canoe: float +canoe
`;
