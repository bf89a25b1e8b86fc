/** Sports, games, music and dance, written as in `everyday-verbs.ts`. */
export const SPORT_VERBS = `
windsurf: !ride slide +sailboard ^sea
water-ski wakeboard: slide +water-skis ^sea
jet-ski: drive +jet-ski ^sea
hang-glide: fly !hold +hang-glider ^sky
paraglide: fly !hold +parachute ^sky
base-jump: fly !hold +parachute ^mountains
bungee-jump go-bungee-jumping: bungee ^canyon
rollerblade inline-skate rollerskate roller-skate: slide ^skatepark
figure-skate speed-skate ice-skate: slide ^ice-rink
scuba-dive snorkel go-scuba-diving go-snorkeling: swim ^underwater
swim-laps swim-butterfly swim-backstroke swim-freestyle swim-breaststroke do-synchronized-swimming do-*backstroke: swim ^pool
paddleboard: float +surfboard ^lake
ski-jump: jump +skis ^snow
cross-country-ski ski: slide +skis ^snow
snowshoe go-snowshoeing: walk ^snow
go-bobsledding bobsled luge ride-*toboggan ride-*bobsled ride-*sled: slide +sled ^snow
bowl go-bowling play-bowling: bowl ^bowling-alley
play-golf golf swing-*golf-club play-minigolf play-mini-golf play-crazy-golf tee-off: putt ^meadow
play-darts throw-darts throw-*dart throw-*darts: dart ^bar
shoot-hoops shoot-*basketball shoot-baskets: dunk ^arena
dribble-*basketball dribble-*ball bounce-*basketball: !hold run +basketball ^arena
dribble-*soccer-ball dribble-*football: !kick +soccer-ball ^park
do-keepy-uppies do-keepy-uppy do-keepie-uppies do-keep-ups do-kick-ups play-keepy-uppy play-keepy-uppies practise-keepy-uppies practice-keepy-uppies do-keepie-uppie keep-*ball-up keep-*ball-in-the-air keep-*football-up keep-*football-in-the-air juggle-*football juggle-*soccer-ball bounce-*football-on-his-knee bounce-*football-on-her-knee: !throw keep-up +soccer-ball ^park
overheadkick: !throw overhead-kick +soccer-ball ^stadium
huddle-up form-*huddle go-into-*huddle get-into-*huddle: huddle
spike-*volleyball play-beach-volleyball: !throw rally +volleyball ^beach
play-basketball shoot-some-hoops: !throw rally +basketball ^arena
hit-*baseball hit-*home-run hit-*homer: bat-swing ^stadium
play-baseball pitch-*baseball: !throw rally +baseball ^stadium
play-ice-hockey play-hockey: !hold slide +hockey-stick ^ice-rink
play-field-hockey play-lacrosse: !hold run +hockey-stick ^stadium
play-rugby: !hold run +rugby-football ^stadium
play-american-football: !hold run +american-football ^stadium
play-handball play-dodgeball: !throw rally +volleyball ^arena
play-water-polo: swim ^pool
play-polo: !ride run +horse ^meadow
play-petanque play-boules play-bocce: !throw +juggling-ball ^park
play-pinball: shut @at +pinball-machine ^arcade
play-foosball play-table-football play-table-soccer: @at +foosball-table ^bar
play-air-hockey: @at +ping-pong-table ^arcade
play-jenga: handle @at +toy-blocks ^room
play-marbles play-with-marbles shoot-marbles: kneel @at +glass-marbles ^playground
play-bingo: write ^room
play-at-recess play-during-recess: run ^playground
do-*long-jump long-jump triple-jump: jump ^stadium
high-jump do-*high-jump: dive @over +high-bar ^stadium
pole-vault do-*pole-vault: jump @over +high-bar ^stadium
score-*try go-over-for-*try dive-over-for-*try touch-down-for-*try: !hold dive +rugby-football ^stadium
jump-hurdles jump-over-hurdles run-hurdles: jump @over +hurdle ^stadium
fire-*cannon load-*cannon aim-*cannon shoot-*cannon light-*cannon clean-*cannon: crouch @next-to +cannon
throw-*javelin: !throw +spear ^stadium
throw-*discus: !throw +discus ^stadium
put-*shot shot-put do-*shot-put throw-*shot-put: !throw +bowling-ball ^stadium
run-*race run-*relay-race run-*relay run-laps: run ^stadium
pass-*baton: !hold run +stick ^stadium
win-*race: cheer @in-front-of +finish-line ^stadium
win-*medal win-*gold-medal win-*competition win-*championship stand-on-*podium stand-on-*winners-podium: cheer @on +winners-podium ^stadium
do-*wheelie pop-*wheelie: drive +bicycle ^street
do-motocross ride-motocross: drive +motorcycle ^desert
do-karate practice-karate practise-karate do-judo do-taekwondo practice-judo do-kickboxing kickbox do-aikido do-capoeira practice-martial-arts do-martial-arts practice-taekwondo do-kung-fu practice-kung-fu: high-kick ^gym
do-sumo-wrestling do-sumo sumo-wrestle: fight @at +man ^gym
swing-on-*rings hang-on-*rings do-*rings swing-on-gymnastic-rings: dangle @in-front-of +gymnastics-rings ^gym
do-*splits: splits ^gym
do-pilates do-stretches: stretch ^gym
do-parkour: jump ^rooftops
deadlift: deadlift ^gym
do-weightlifting do-*bench-press bench-press lift-weights: lift !hold +barbell ^gym
ride-*exercise-bike use-*exercise-bike: drive +exercise-bike ^gym
use-*rowing-machine row-on-*rowing-machine train-on-*rowing-machine exercise-on-*rowing-machine work-out-on-*rowing-machine: sit @on +rowing-machine ^gym
ice-climb: climb @on +cliff ^glacier
climb-a-rope climb-the-rope climb-up-*rope: climb @on +climbing-rope ^gym
race-a-car race-the-car race-his-car race-her-car drive-*race-car drive-*racing-car: !drive drive +racing-car ^racetrack
race-go-karts drive-*go-kart race-*go-kart drive-go-karts ride-*go-kart drive-*gokart: !ride drive +go-kart ^racetrack
ride-bumper-cars drive-bumper-cars ride-*bumper-car drive-*bumper-car: !ride drive +go-kart ^funfair
twirl-*baton: !hold spin +stick ^park
cheer-for-*team: cheer ^stadium
slay: fight
lasso: !chase lasso >run
play-*organ play-*church-organ: !play +pipe-organ ^church
play-*triangle: !hold +music-triangle ^stage
play-*recorder: !play +flute ^stage
play-*bass play-*bass-guitar: !play +guitar ^stage
dj spin-records play-records: @at +dj-desk ^club
play-*record play-*vinyl-record: @next-to +gramophone ^room
dance-salsa dance-*salsa dance-flamenco dance-hip-hop dance-*tango dance-*waltz dance-samba do-*moonwalk do-*limbo do-*conga line-dance belly-dance tap-dance dance-*polka dance-*cha-cha: dance ^stage
dance-around-*maypole: dance @around +maypole ^meadow
practice-ballet practise-ballet: dance ^dance-studio
take-*bow-and-arrow: !hold +bow-and-arrow
take-*bow bow-to-*audience: bow ^stage
swallow-*sword: !hold +sword ^stage
do-stand-up-comedy do-stand-up perform-stand-up-comedy: !hold talk +microphone ^stage
do-*puppet-show put-on-*puppet-show perform-*puppet-show: !hold +marionette ^stage
mime: perform ^stage
`;
