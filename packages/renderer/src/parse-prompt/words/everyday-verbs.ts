/** What people do every day, at home, at work and on the way, written as in `verbs.ts`; `^` is where it is usually done. */
export const EVERYDAY_VERBS = `
wake-up wake awaken get-out-of-*bed wake-up-in-*bed: wake @on +bed ^bedroom
get-dressed get-changed get-ready-for-bed get-ready-for-school get-ready-for-work get-ready-for-*party get-ready-for-*date: !hold +t-shirt ^bedroom
make-*bed change-*sheets change-*bed: handle @next-to +bed ^bedroom
take-*nap have-*nap take-an-afternoon-nap: sleep =asleep @on +sofa ^room
snuggle-under-*blanket cuddle-up-under-*blanket snuggle-in-*blanket lie-under-*blanket wrap-herself-in-*blanket wrap-himself-in-*blanket snuggle-in-bed lie-in-*bed: sit =lying @on +bed ^bedroom
wash-*dishes do-*dishes wash-up do-*washing-up wash-*plates rinse-*dishes: wash @at +kitchen-sink ^kitchen
dry-*dishes dry-*plates: !hold +plate ^kitchen
load-*dishwasher empty-*dishwasher unload-*dishwasher: crouch @at +dishwasher ^kitchen
do-*laundry load-*washing-machine empty-*washing-machine: crouch @at +washing-machine ^bathroom
hang-*sheet-line: reach @at +sheet-line ^garden
hang-*sock-line: reach @at +sock-line ^garden
hang-*dress-line: reach @at +dress-line ^garden
hang-*baby-line: reach @at +baby-line ^garden
hang-up-*laundry hang-*laundry hang-*clothesline hang-out-*laundry hang-*washing hang-up-*washing hang-*clothes hang-up-*clothes: reach @at +clothesline ^garden
mop-*floor scrub-*floor clean-*floor wash-*floor: !hold sweep +mop ^room
clean-*house tidy-*room tidy-up clean-up clean-*room do-*housework do-*chores tidy-*house: sweep ^room
take-out-*trash take-out-*garbage take-out-*rubbish take-*trash-out take-*garbage-out carry-out-*trash throw-away-*trash throw-out-*trash empty-*bin empty-*trash empty-*trash-can collect-*garbage collect-*trash pick-up-*trash pick-up-*litter collect-*litter: !carry walk +trash-bag ^street
change-*light-bulb change-*lightbulb replace-*light-bulb screw-in-*light-bulb change-*bulb replace-*bulb: !hold reach +light-bulb ^room
hang-up-*picture hang-*picture hang-*painting hang-*picture-on-*wall hang-*painting-on-*wall: !hold reach +framed-picture ^room
draw-*curtains pull-back-*curtains: reach @at +curtains ^room
answer-*phone answer-*telephone pick-up-*phone make-*call make-*phone-call take-*call argue-on-*phone shout-into-*phone: call
answer-*door get-*door: shut @at +door ^room
check-*mailbox check-*mail get-*mail open-*mailbox: shut @at +postbox ^street
pay-*bills do-*taxes write-*diary keep-*diary: write
save-money-in-*piggy-bank put-money-in-*piggy-bank: !hold +piggy-bank ^room
decorate-*christmas-tree trim-*christmas-tree decorate-*tree: reach @around +christmas-tree ^room
hang-*stockings hang-up-*stockings: reach @at +fireplace ^room
drill-*road drill-*street drill-*pavement drill-*concrete drill-*asphalt drill-into-*road drill-into-*street drill-into-*concrete break-up-*road break-up-*pavement: !hold +jackhammer ^road
clear-*table: handle @at +dinner-table ^room
take-*bath have-*bath take-*bubble-bath have-*bubble-bath: sit @in +bathtub ^bathroom
take-*shower have-*shower: @under +shower ^bathroom
wash-*hands wash-*face rinse-*face: wash ^bathroom
dry-*hair blow-dry-*hair: !hold comb +hair-dryer ^bathroom
floss floss-*teeth: teeth ^bathroom
put-on-*perfume spray-*perfume: !hold +perfume ^bedroom
put-on-*makeup apply-*makeup do-*makeup put-on-*lipstick apply-*lipstick: makeup ^bathroom
take-*pill take-*pills take-*medicine take-*vitamins: !hold +pill-bottle ^room
don: !wear hat-on
headscratch: scratch-head
doff: !hold ~
smell-*rose smell-*flower smell-*flowers: !hold +bouquet ^garden
beat-*eggs beat-*egg whisk-*eggs whip-*cream mix-*batter stir-*batter sift-*flour mix-*dough make-*batter: stir ^kitchen
butter: !cook chop ^kitchen
ice-*cake ice-*cupcakes ice-*cookies: !cook knead +birthday-cake ^kitchen
fillet-*fish fillet-*salmon gut-*fish: !cook chop +fish ^kitchen
stir-fry drain: !cook stir ^kitchen
burn-*dinner burn-*food burn-*meal: =surprised @at +stove ^kitchen
uncork-*bottle open-*wine open-*bottle-of-wine: !hold +wine-bottle ^room
pop-*champagne open-*champagne pop-*cork open-*bottle-of-champagne: !hold +bottle-with-popping-cork
serve-*dinner serve-*lunch serve-*breakfast serve-*food serve-*meal wait-tables wait-on-tables serve-*guests serve-*customers: !carry walk +tray ^restaurant
bring-*breakfast bring-*breakfast-in-bed: !carry walk +tray ^bedroom
wait-for-*bus wait-for-*school-bus wait-for-*tram: =standing @in-front-of +bus-shelter ^street
wait-for-*train wait-for-*subway wait-for-*metro: =standing ^platform
wait-for-*taxi hail-*taxi hail-*cab catch-*taxi catch-*cab call-*taxi wave-down-*taxi: signal @next-to +taxi ^street
ride-*bus take-*bus: sit =sitting +bus ^carriage
take-*subway ride-*subway take-*metro ride-*metro take-*train: sit =sitting +train ^carriage
ride-*tram take-*tram: sit =sitting +tram ^carriage
pump-*gas fill-up-*car refuel refuel-*car fill-*tank get-gas fill-up-*tank: reach @in-front-of +gas-station ^road
charge-*electric-car charge-*car plug-in-*car: shut @next-to +electric-car ^road
honk-*horn start-*car: !drive drive +automobile ^road
ask-for-directions ask-for-help ask-*way: talk @at +man ^street
go-sightseeing do-sightseeing: photograph ^square
put-on-*sunscreen apply-*sunscreen put-on-*suncream put-on-*sun-cream: !hold +cream-tube ^beach
put-up-*tent pitch-*tent set-up-*tent: handle @at +tent ^campsite
tell-ghost-stories tell-*ghost-story tell-scary-stories: sit talk @around +campfire ^campsite
look-through-*binoculars use-binoculars peer-through-*binoculars watch-through-*binoculars: spy
look-through-*spyglass peer-through-*spyglass use-*spyglass gaze-through-*spyglass peer-into-*spyglass raise-*spyglass: !hold spy +spyglass
ride-*elevator take-*elevator ride-*lift take-*lift: =standing ^elevator
slide-down-*banister: slide @on +stairs ^stairwell
say-goodbye say-hello say-good-night say-hi say-bye: wave
shop-for-groceries go-grocery-shopping buy-groceries do-*shopping do-*grocery-shopping shop-for-food buy-food: !push walk +shopping-cart ^supermarket
pay-at-*checkout pay-at-*register pay-at-*cash-register pay-for-*groceries: !hold give +credit-card ^supermarket
pay-*visit pay-*visit-to: walk
pay-tribute pay-*respects pay-respect pay-homage pay-attention pay-*price:
pay pay-with-*card pay-by-card pay-with-*credit-card pay-at-*counter: !hold give +credit-card ^shop
work-on-*laptop work-at-*laptop work-on-*laptops work-at-*laptops work-on-*computers work-at-*computers work-on-*computer work-at-*computer work-at-*desk write-code write-*email send-*email answer-emails answer-*emails check-*email send-emails write-emails check-emails use-*computer: type ^office
work-from-home join-*video-call have-*video-call make-*video-call video-chat: type ^room
send-*text send-*text-message send-*message check-*phone look-at-*phone use-*phone play-on-*phone check-*messages text-*friend stare-at-*phone scroll-on-*phone: phone
lead-*meeting attend-*meeting hold-*meeting have-*meeting: sit =sitting +meeting-table ^office
stamp-*document stamp-*papers file-*papers do-paperwork do-*paperwork sign-*papers sign-*document: write ^office
shred-*paper print-*document print-*photo make-photocopies make-*copies make-copies copy-*document: shut @at +printer ^office
deliver: !carry walk
put-out-*hand put-out-*hands: reach
put-out-*cat: !hold +cat-face
put-out-*dog: !hold +dog-face
put-out extinguish douse: !water =spraying ~
investigate: !look-at
solve-*crime investigate-*crime investigate-*crime-scene investigate-*case investigate-*murder investigate-*mystery solve-*case solve-*mystery look-for-clues search-for-clues: !hold +magnifying-glass-tilted-left ^street
pan-for-gold: !hold kneel +bowl ^river
mine-gold mine-coal dig-for-gold mine-for-gold: !hold dig +pickaxe ^cave
haul-in-*net pull-in-*net pull-in-*nets haul-in-*nets cast-*fishing-net: !hold tug +fishing-net ^harbour
take-*temperature check-*temperature: !hold +thermometer ^clinic
listen-to-*heartbeat listen-to-*heart: !hold +stethoscope ^clinic
give-*shot give-*injection give-*vaccine: !hold +syringe ^clinic
pull-*tooth check-*teeth examine-*teeth: !hold +dental-mirror ^clinic
donate-blood give-blood: =lying @on +hospital-bed ^hospital
do-*experiment conduct-*experiment perform-*experiment do-*science-experiment mix-*chemicals do-experiments: handle @at +flask ^laboratory
teach-math teach-maths teach-english teach-history teach-science teach-*lesson: !point-at talk +blackboard ^classroom
erase-*blackboard wipe-*blackboard clean-*blackboard: !point-at reach +blackboard ^classroom
take-*test take-*exam write-*test write-*exam solve-*math-problem learn-*alphabet do-math do-maths: write ^classroom
do-*homework: write @at +desk
study-for-*test study-for-*exam write-*essay practice-writing write-*poem write-*song write-*story: write
borrow-*book return-*book borrow-books: !hold +books ^library
raise-*hand put-up-*hand raise-*fist raise-*hand-in-class: reach
graduate: cheer !wear +graduation-cap
direct-*movie shoot-*movie film-*movie make-*movie make-*film direct-*film shoot-*film: !hold photograph +movie-camera ^photo-studio
vote cast-*vote cast-*ballot go-to-the-polls: handle @at +ballot-box ^room
bang-*gavel: !hold +hammer ^courtroom
report-*weather present-*weather read-*news present-*news: talk @next-to +flat-tv ^tv-studio
change-*diaper change-*nappy change-*diapers change-*baby change-*baby-diaper: handle @at +changing-table ^nursery
hand-over: !hold give ~
pass-*salt: !hold give +salt ^room
pass-*note: !hold give +envelope ^classroom
feed-*goldfish: handle @at +fish-bowl ^room
drink-*water drink-*glass-of-water: !drink =drinking +glass-of-water
watch-*movie watch-*film watch-movies watch-*show watch-television watch-*tv: !look-at +television ^room
go-camping camp: @next-to sit +tent ^campsite
hike go-hiking hike-up: walk ^mountains
adopt examine-*wound: !hold
give-first-aid: kneel
tune: !play ~
practice practise: !play work ~
send-*letter send-letters send-*postcard: !hold +envelope
send-*package send-*parcel: !hold +package
solve collect recycle scoop tighten: !hold ~
collect-*eggs gather-*eggs collect-*egg: !hold +egg-basket ^farm
collect-*honey harvest-*honey: !hold +honeycomb ^garden
keep-bees: handle @at +beehive ^garden
listen-to-*shell listen-to-*seashell listen-to-*conch listen-into-*shell listen-into-*seashell: !hold call +spiral-shell ^beach
collect-*shells collect-*seashells look-for-*seashells pick-up-*shells look-for-*shells search-for-*seashells: !hold kneel +spiral-shell ^beach
collect-*firewood gather-*firewood stack-*firewood gather-wood collect-wood carry-*firewood: !carry walk +log ^forest
bale-hay stack-hay load-hay make-hay stack-*hay-bales: !carry walk +hay-bale ^farm
pull-weeds weed pull-up-weeds weed-*garden pull-*weeds: !plant ~ +herb ^garden
trim-*hedge cut-*hedge trim-*hedges trim-*bushes cut-*bushes clip-*hedge trim-*bush trim-*shrubs: !feed prune +hedge ^garden
trim-*tree trim-*trees trim-*branches prune-*tree: !feed prune +deciduous-tree ^garden
trim-*roses trim-*rose-bush: !feed prune +rose ^garden
rake-*leaves rake-up-*leaves rake: rake ^garden
mow-*lawn mow-*grass cut-*grass mow: !push walk +lawn-mower ^garden
repot-*plant pot-*plant repot-*plants: handle @at +potted-plant ^garden
skip-stones skip-*stone skim-stones skip-rocks: !throw +rock ^lake
plow-*field plough-*field plow-*fields: !drive drive +tractor ^farm
cut-down-*tree chop-down-*tree fell-*tree: axe @at +deciduous-tree ^forest
saddle-*horse shoe-*horse saddle-up-*horse: !feed +horse ^farm
chop-wood cut-wood split-wood chop-firewood split-logs chop-*wood: axe ^forest
carve-wood whittle carve-*wood: hammer ^workshop
blow-glass blow-*glass-vase: !hold blow +blowpipe ^smithy
play-on-*swings swing-on-*swing play-on-*swing swing-on-*swings sit-on-*swing: sit =sitting @on +swing ^playground
go-down-*slide slide-down-*slide play-on-*slide: slide @on +playground-slide ^playground
play-on-*seesaw ride-*seesaw ride-on-*seesaw: @on +seesaw ^playground
climb-on-*monkey-bars hang-from-*monkey-bars swing-on-*monkey-bars play-on-*monkey-bars swing-from-*monkey-bars hang-on-*monkey-bars: dangle @in-front-of +monkey-bars ^playground
play-with-*train-set play-with-*toy-train: !hold +toy-train ^nursery
play-doctor: !hold +stethoscope ^nursery
play-pirates play-knights: !hold fight +sword ^garden
reach-for-*cookie-jar sneak-*cookie: reach @at +jar ^kitchen
do-*puzzle solve-*puzzle do-*jigsaw-puzzle work-on-*puzzle do-*jigsaw do-puzzles: handle @at +puzzle-piece ^room
color-in-*coloring-book color-*picture colour-*picture color-in: write ^room
cut-paper cut-out-*paper cut-*paper make-*paper-snowflake make-paper-snowflakes: !hold handle +scissors ^room
hunt-for-easter-eggs look-for-easter-eggs search-for-easter-eggs hunt-easter-eggs find-easter-eggs: !hold walk +egg-basket ^garden
let-go-of release: !hold ~
make-*funny-face stick-out-*tongue make-*silly-face make-funny-faces make-faces stick-*tongue-out: =laughing
make-mud-pies play-in-*mud: kneel @at +mud-puddle ^garden
dig-for-treasure dig-for-buried-treasure: dig @next-to +treasure-chest ^beach
draw-with-chalk draw-on-*sidewalk draw-with-*chalk draw-on-*pavement: kneel @at +chalk-picture ^street
armfold: fold-arms
armspread: spread-arms
armsopen: welcome
akimbo: akimbo
eyecover: cover-eyes
earcover: cover-ears
sneeze cough gasp-for-air hold-*nose cover-*mouth yawn-loudly hiccup bite-*nails suck-*thumb: cover-mouth
treepose: tree-pose
stand-on-one-leg balance-on-one-leg balance-on-one-foot stand-on-one-foot hop-on-one-leg: balance
surrender: lift
faint pass-out collapse-on-*floor: sit =lying
blush: =happy
panic: run =surprised
sulk pout: =sad fold-arms
throw-*tantrum stamp-*foot stomp-*foot stamp-*feet: cheer =angry
sleepwalk: walk =asleep
wipe-away-*tear wipe-away-*tears dry-*tears wipe-*tears: cover-eyes =crying
rub-*eyes: cover-eyes
`;
