/**
 * What an ad shows that names what is offered and nobody and nothing else: pattern; another word of the prompt
 * or a hyphen; the scene as a sentence. The first row that fits counts.
 */
export const AD_SCENE_ROWS = String.raw`
blood (?:donation|drive)s?(?: (?:campaign|day|appeal|centre|center|week))?(?: by students)? ; - ; a nurse next to a man who sits in an armchair in a hospital
snow (?:shovel+ing|removal|clearing)(?: (?:service|company))?(?:, driveways?)? ; - ; a man with a shovel in front of a house in the snow
(?:sports? |thai |deep[- ]tissue |mobile )?massage(?: (?:therapists?|therapy|studio|salon|practice|parlou?r)| for [^,.;]{3,20})?(?: ads?)? ; \bmassage (?:therap|studio|salon|practice) ; a woman lies on a massage table
chiropract(?:or|ic)s?(?: (?:clinic|practice))?|osteopath(?:s|y)?(?: (?:clinic|practice))? ; - ; a doctor with a patient in a clinic
(?:eye)?lash(?:es)?(?: (?:extensions?|lifts?|studio|bar|salon|artist))+|brow (?:bar|studio|artist|lamination) ; - ; human eye
(?:pet|dog) (?:hotel|boarding|resort|kennels?)|kennels ; - ; a happy dog on a dog bed in a room
(?:cat hotel|cattery) ; - ; a cat on a cushion in a room
(?:pub |bar |charity |music |trivia |table )?quiz(?: night| evening| show)?|trivia (?:night|evening) ; - ; four people sit around a table in a bar
(?:barber(?:['’]?s)?(?: ?shop)?|men['’]?s (?:hair(?:dresser|cuts?|salon)|grooming))s?(?: story)? ; - ; a barber cuts a man's hair in a hair salon
(?:hair(?: (?:and|&) (?:beauty|nail))? ?(?:salon|studio|dresser(?:['’]?s)?)|hair ?cuts?)s?(?: (?:story|grand opening))? ; - ; a hairdresser cuts a woman's hair in a hair salon
(?:outdoor |public |open-air |community )?(?:swimming pools?|lido)(?: (?:opening|season|reopening)(?: day)?)? ; - ; two kids swim in a swimming pool
window[- ](?:cleaning|cleaners?|washing)(?: (?:service|company|firm))? ; - ; a window washer cleans a window
(?:school|christmas|kids['’]?|children['’]?s|drama club|amateur|class) (?:play|pantomime|musical) ; \bpeter pan\b ; a boy in a green shirt and a green hat flies over a stage
(?:school|kids['’]?|children['’]?s|class) (?:play|pantomime|musical|theat(?:er|re)) ; - ; a king, a princess and a knight on a stage
(?:piano|keyboard|organ) (?:lessons?|school|classes|tuition|courses?) ; \bfor (?:adults?|grown-?ups|seniors|retirees)\b ; a woman plays the piano in a room
(?:guitar|ukulele) (?:lessons?|school|classes|tuition|courses?) ; \bfor (?:adults?|grown-?ups|seniors|retirees)\b ; a man plays the guitar in a room
(?:violin|cello|fiddle) (?:lessons?|school|classes|tuition|courses?) ; \bfor (?:adults?|grown-?ups|seniors|retirees)\b ; a woman plays the violin in a room
(?:drum|drumming) (?:lessons?|school|classes|tuition|courses?) ; \bfor (?:adults?|grown-?ups|seniors|retirees)\b ; a man plays the drums in a room
(?:piano|keyboard|organ) (?:lessons?|school|teachers?|classes|tuition|tutor)(?: for (?:all(?: ages)?|beginners|kids|children|adults|everyone|any age))? ; - ; a girl plays the piano in a room
(?:guitar|ukulele) (?:lessons?|school|teachers?|classes|tuition|tutor)(?: for (?:all(?: ages)?|beginners|kids|children|adults|everyone|any age))? ; - ; a boy plays the guitar in a room
(?:violin|cello|fiddle) (?:lessons?|school|teachers?|classes|tuition|tutor)(?: for (?:all(?: ages)?|beginners|kids|children|adults|everyone|any age))? ; - ; a girl plays the violin in a room
(?:drum|drumming) (?:lessons?|school|teachers?|classes|tuition|tutor)(?: for (?:all(?: ages)?|beginners|kids|children|adults|everyone|any age))? ; - ; a boy plays the drums in a room
(?:dog|pet|puppy|poodle|mobile dog|mobile pet)[- ]?groom(?:ing|ers?)(?: (?:salon|studio|service|van|parlou?r|shop))? ; - ; a woman washes a poodle in a tub in a hair salon
(?:hand |mobile |self-service |express |charity )?car wash(?:es)?(?: (?:special|deal|fundraiser|offer|day))? ; - ; a man washes a car with a hose, foam on the car, soap bubbles in the air
(?:gym|fitness (?:studio|club|center|centre))(?: (?:memberships?|pass(?:es)?|trials?|offers?|story))? ; - ; a woman lifts a barbell in a gym
(?:house|home|office|domestic)?[- ]?cleaning (?:service|company|lady|team|firm)s? ; - ; a woman vacuums a living room
(?:[\p{L}-]+ ){0,3}(?:games?|rpg)(?! (?:night|console|shop|store|room|day|of)\b) ; \bdragons? ; a dragon in front of a castle in the mountains
(?:[\p{L}-]+ ){0,3}(?:games?|rpg)(?! (?:night|console|shop|store|room|day|of)\b) ; \bzombies? ; three zombies walk in a street at night
(?:[\p{L}-]+ ){0,3}(?:games?|rpg)(?! (?:night|console|shop|store|room|day|of)\b) ; \bspace\b|galax|\bstar(?:s|ship)?\b|cosm ; a spaceship flies past planets in space
(?:(?:mobile|video|online|arcade|computer|console|new) )*(?:racing|car) games? ; - ; two racing cars race on a racetrack
(?:[\p{L}-]+ ){0,3}(?:games?|rpg)(?! (?:night|console|shop|store|room|day|of)\b) ; \bpirates? ; a pirate ship on the sea
(?:[\p{L}-]+ ){0,3}(?:games?|rpg)(?! (?:night|console|shop|store|room|day|of)\b) ; \bninjas? ; a ninja jumps over the roofs of a city at night
(?:[\p{L}-]+ ){0,3}(?:games?|rpg)(?! (?:night|console|shop|store|room|day|of)\b) ; \bknights? ; a knight with a sword in front of a castle
(?:fantasy|role[- ]playing|medieval) (?:(?:mobile|video|online|strategy|computer) )*(?:game|rpg)s? ; - ; a knight with a sword in front of a castle and a dragon
(?:(?:mobile|video|online|computer|casual) )*farm(?:ing)? games? ; - ; a farmer with a cow and two chickens on a farm
(?:ice )?hockey (?:season ?(?:tickets?|pass(?:es)?|opener|start)?|tickets?|club|team|league|camps?|school|academy|night|lessons?|games?)(?: for (?:kids|children|juniors))? ; - ; a hockey player on the ice in an ice rink
(?:kids['’]? |children['’]?s |youth |junior |summer |girls['’]? )*(?:soccer|football) (?:summer )?(?:camps?|school|academy|lessons?|training|classes)(?: for (?:kids|children|juniors|girls|boys|beginners))? ; - ; three kids kick a soccer ball on a soccer field
(?:soccer|football) (?:season ?(?:tickets?|pass(?:es)?|opener)|tickets?|club|team|league|trials?) ; - ; a soccer player kicks a ball in a stadium
(?:kids['’]? |children['’]?s |youth |junior |summer )*basketball (?:season ?tickets?|tickets?|club|team|league|camps?|school|academy|lessons?|tryouts?|training)(?: for (?:kids|children|juniors))? ; - ; a basketball player throws a basketball at the hoop
(?:kids['’]? |children['’]?s |youth |junior |summer )*tennis (?:club|camps?|school|academy|lessons?|courses?|coach(?:ing)?)(?: for (?:kids|children|juniors|beginners))? ; - ; a woman plays tennis on a tennis court
volleyball (?:club|team|league|camps?|school|academy|tickets?)(?: for (?:kids|children))? ; - ; a woman plays volleyball on the beach
baseball (?:season ?tickets?|tickets?|club|team|league|camps?|school|academy)(?: for (?:kids|children))? ; - ; a baseball player with a baseball bat in a stadium
golf (?:club|lessons?|course|academy|school|resort)(?: for beginners)? ; - ; a golfer plays golf on a golf course
(?:boxing|kick ?boxing) (?:club|gym|school|classes|lessons?|training)(?: for (?:women|kids|beginners))? ; - ; a woman boxes with a punching bag in a gym
(?:karate|judo|taekwondo|martial arts) (?:club|school|academy|classes|lessons?|course)(?: for (?:kids|children|adults|beginners))? ; - ; a boy does karate in a gym
(?:riding|horse riding|pony) (?:school|club|camps?|lessons?|stables?|holidays?)(?: for (?:kids|children|beginners))? ; - ; a girl rides a horse on a meadow
(?:sailing|yacht) (?:school|club|lessons?|courses?)(?: for (?:kids|children|beginners))? ; - ; a sailboat on the sea
surf(?:ing)? (?:school|camps?|lessons?|courses?|club)(?: for (?:kids|children|beginners))? ; - ; a surfer rides a wave on a surfboard
(?:scuba |free)?diving (?:school|club|lessons?|courses?|tours?|centre|center)(?: for beginners)? ; - ; a diver swims under water over a coral reef
(?:ski|skiing|snowboard(?:ing)?) (?:school|lessons?|courses?|club|instructor)(?: for (?:kids|children|beginners))? ; - ; two kids ski down a snowy slope
(?:climbing|boulder(?:ing)?) (?:gym|hall|centre|center|club|courses?|park|lessons?)(?: for (?:kids|children|beginners))? ; - ; a woman climbs a climbing wall
(?:ice )?skating (?:rink|school|club|lessons?|courses?)(?: for (?:kids|children|beginners))? ; - ; a girl skates on an ice rink
(?:ballet|dance|dancing|salsa|tango|hip[- ]hop|ballroom)(?: dance)? (?:school|studio|club|lessons?|courses?|classes|class|academy|workshop)(?: for (?:kids|children|beginners|couples|adults))? ; - ; two women dance in a dance studio
rugby (?:club|team|school|tickets?|camps?) ; - ; a rugby player with a ball runs in a stadium
swim(?:ming)? (?:club|team) ; - ; two swimmers swim in a pool
paraglid(?:ing|er)(?: (?:flights?|school|tours?|courses?))? ; - ; a paraglider over the mountains
cloud (?:storage|backup|drive) ; - ; a laptop and a cloud
fire ?fighters? ; \b(?:jobs?|hiring|recruit\p{L}*|vacanc\p{L}+|wanted|join|apply|career)\b ; three firefighters in front of a fire truck
police(?: officers?)? ; \b(?:jobs?|hiring|recruit\p{L}*|vacanc\p{L}+|wanted|join|apply|career)\b ; a police officer in front of a police car
pilots? ; \b(?:jobs?|hiring|recruit\p{L}*|vacanc\p{L}+|wanted|join|apply|career)\b ; a pilot in front of an airplane at an airport
(?:rowing|canoe|kayak) (?:club|school|courses?) ; - ; a man paddles a kayak on a lake
(?:chess) (?:club|camp|school|tournament|lessons?)(?: for (?:kids|children|beginners))? ; - ; two boys play chess in a room
(?:summer|holiday|scout|adventure|forest|vacation) camps?(?: for (?:kids|children|teens|girls|boys))? ; - ; three kids sit around a campfire at a campsite
(?:kids['’]? |children['’]?s )?(?:robotics|coding|programming) (?:camps?|club)(?: for (?:kids|children|girls|teens))?|(?:coding|programming|robotics|computer|tech) (?:school|classes|courses?|academy)(?: for (?:kids|children|girls|teens)) ; - ; two kids type on laptops in a classroom
(?:art|drawing|painting) (?:camps?|club|school|classes|courses?)(?: for (?:kids|children)) ; - ; a girl paints a picture on an easel
(?:music|piano|violin|guitar|drum) (?:school|academy|lessons?|classes|camp) for (?:kids|children) ; - ; a girl plays the guitar in a room
(?:science|space) camps?(?: for (?:kids|children|teens))? ; - ; two kids look through a telescope at the stars at night
choir(?: (?:rehearsal|auditions?|practice|concert))? ; - ; a choir sings on a stage
(?:stargazing|star-gazing|star party|astronomy|observatory|sternwarte)(?: (?:nights?|evenings?|tours?|club|weekend|camp))*(?: (?:at|in) (?:an?|the|our) (?:\p{L}+ )?observatory)? ; - ; a woman looks through a telescope at the starry sky on a meadow at night
(?:natural history|dinosaur|science|history) museum(?: (?:nights?|tours?|day))? ; - ; a girl looks at a dinosaur skeleton in a museum
(?:gaming|e-?sports?) (?:tournament|league|team|event|night|final|arena|cup|championship) ; - ; two people type on laptops in an arena
(?:[\p{L}-]+ ){0,2}(?:space|sci-?fi|science[- ]fiction)(?: (?:film|movie|series|thriller|adventure|epic|saga|drama))+(?: about (?:the )?(?:red planet|mars|a lost (?:crew|astronaut)|a mission to mars))? ; \bmars\b|\bred planet\b|\bastronaut|\bcrew\b ; an astronaut walks on mars
(?:[\p{L}-]+ ){0,2}(?:space|sci-?fi|science[- ]fiction|alien)(?: (?:film|movie|series|thriller|adventure|epic|saga|drama))+ ; - ; a spaceship flies past planets in space
(?:(?:new|true|nordic|tv) )*(?:crime|detective|murder mystery|mystery|mafia|noir|gangster|thriller)(?: (?:tv|drama|thriller|mystery))* (?:series|show|drama|film|movie|thriller|podcast|season) ; - ; a detective with a flashlight in an alley at night
(?:photo|photography|picture)s? (?:contest|competition|challenge) ; \b(?:summer|beach|holiday|vacation)\b ; a camera on the beach
(?:photo|photography|picture)s? (?:contest|competition|challenge) ; - ; a camera
sea ?life(?: cent(?:er|re))?|aquarium(?: (?:nights?|tours?|tickets?|day))?(?! (?:shop|store|supplies)) ; - ; a girl looks at a shark in an aquarium
(?:ghost|haunted) (?:tours?|walks?) ; - ; a ghost in an old castle at night
whale[- ]watching(?: (?:tours?|trips?|cruises?))? ; - ; a whale jumps out of the sea next to a boat
(?:hot[- ]air )?balloon (?:rides?|flights?|tours?|trips?) ; - ; a hot air balloon flies over a valley in the mountains
(?:helicopter|scenic) (?:flights?|tours?|rides?) ; - ; a helicopter flies over the mountains
(?:horse|pony)(?:back)? (?:trekking|rides?|tours?) ; - ; a woman rides a horse on a meadow
(?:zip ?line|high ropes?|rope)(?: (?:park|course|tours?))? ; - ; a girl climbs a rope in a forest
(?:bird ?watching|birding) (?:tours?|walks?|club) ; - ; a woman with binoculars looks at a bird in a forest
ski (?:resorts?|areas?|holidays?|trips?|weekends?|pass(?:es)?)(?: (?:called|named) \p{Lu}\p{L}+)? ; - ; two people ski down a snowy slope
sledd?ing|toboggan(?:ing)? ; - ; two kids on a sled in the snow
(?:bus|coach) drivers? ; \b(?:jobs?|hiring|recruit\p{L}*|vacanc\p{L}+|wanted|join|apply|career)\b ; a bus driver in front of a bus in the city
(?:truck|lorry|hgv) drivers? ; \b(?:jobs?|hiring|recruit\p{L}*|vacanc\p{L}+|wanted|join|apply|career)\b ; a man in front of a truck on a road
(?:train|tram) drivers? ; \b(?:jobs?|hiring|recruit\p{L}*|vacanc\p{L}+|wanted|join|apply|career)\b ; a man in front of a train at a station
(?:fire|rescue) (?:brigade|department|service)(?: recruitment)? ; - ; a firefighter in front of a fire truck
(?:police) (?:department|force|academy|recruitment)(?: recruitment)? ; - ; a police officer in front of a police car
(?:nursing|retirement|care|senior) (?:homes?|residence|living) ; - ; a nurse next to an old woman who sits in an armchair in a living room
(?:driving school|driving lessons?|driver['’]?s? licen[cs]e|learn to drive) ; - ; a young woman drives a car in the city
(?:baby|child) ?sit(?:ter|ting)|nann(?:y|ies)|day ?care|childcare|kindergarten|preschool ; - ; a woman plays with two kids in a nursery
dog[- ]?(?:walking|walker|sitter|sitting|daycare|day care)(?: (?:app|service))? ; - ; a woman walks a dog in a park
(?:dog (?:school|training|trainer)|puppy (?:school|class|training))(?: (?:classes|lessons?))? ; - ; a woman with a dog on a meadow
(?:vet|veterinary|animal) (?:clinic|practice|hospital)|veterinarian ; - ; a vet with a dog in a clinic
(?:moving|removals?) (?:company|service|firm)|movers ; - ; two men carry a sofa in front of a truck in the street
(?:food|grocery|pizza|meal|restaurant|flower|parcel|package) (?:delivery|courier) (?:service|app|company|job)|courier service ; - ; a courier rides a bicycle in the city
(?:taxi|cab|ride[- ]?(?:hailing|sharing)) app ; - ; a phone and a yellow taxi in the city
taxi(?: (?:service|company|app|ride))?|ride[- ]?(?:hailing|sharing)(?: app)? ; - ; a yellow taxi in the city
(?:flight|flying|pilot) (?:school|lessons?|training) ; - ; a small plane flies over the mountains
(?:language|spanish|english|french|german|italian|portuguese) (?:school|lessons?|courses?|exchange|academy|app|classes) ; - ; two people talk in a café
(?:stand[- ]?up|comedy|open mic)(?: (?:comedy|night|show|club|special|evening))+ ; - ; a comedian with a microphone on a stage
(?:poetry slam|poetry night|spoken word)(?: night)? ; - ; a woman with a microphone on a stage
(?:magic|magician['’]?s?) show ; - ; a magician with a rabbit and a hat on a stage
puppet (?:show|theat(?:er|re)) ; - ; a puppet on a stage
(?:rock|pop|metal|punk|indie) (?:concert|gig|show) ; - ; a rock band plays on a stage
(?:jazz|blues) (?:club|night|concert|evening|session) ; - ; a man plays the saxophone on a stage
(?:piano|classical) (?:concert|recital|evening) ; - ; a pianist plays the piano on a stage
(?:techno|disco|silent disco) (?:night|party|event) ; - ; a dj and three people dance in a club
rooftop (?:cinema|movies?|film nights?|screenings?) ; - ; open air cinema on a flat roof at night
(?:church|charity|village|school|summer) f[eê]te|village fair|school fair ; - ; three kids with balloons at a funfair
(?:poker|casino)(?: (?:night|app|evening|games?))? ; - ; three people play cards at a table
(?:trampoline) (?:park|hall|arena) ; - ; two kids jump on a trampoline
(?:go[- ]?kart(?:ing)?|kart(?:ing)?)(?: (?:track|park|hall|centre|center))? ; - ; a racing car drives on a racetrack
(?:laser tag|paintball)(?: (?:arena|park|hall))? ; - ; two boys run in a forest
(?:water|aqua) ?parks? ; - ; two kids slide down a water slide into a pool
beekeep(?:ing|er)(?: (?:courses?|workshop|class))? ; - ; a beekeeper with a beehive on a meadow
pottery (?:class|classes|courses?|workshops?|studio) ; - ; a woman makes a vase on a potter's wheel
sewing (?:class|classes|courses?|workshops?) ; - ; a woman sews with a sewing machine
(?:christmas |advent |door |autumn |holiday )?wreath(?:[- ](?:making|tying|binding))? (?:class|classes|courses?|workshops?|evening|night) ; \b(?:wine|gl[uü]hwein|prosecco|drinks?)\b ; a wreath and a wine glass
(?:christmas |advent |door |autumn |holiday )?wreath(?:[- ](?:making|tying|binding))? (?:class|classes|courses?|workshops?|evening|night) ; - ; a wreath and a candle
knitting (?:class|classes|courses?|workshops?|club|circle) ; - ; a woman knits in an armchair
(?:cooking|pasta|sushi|baking) (?:class|classes|courses?|workshops?|school) ; - ; a cook cooks in a kitchen
(?:yoga|pilates)(?: retreat| class| classes)? (?:on the beach|by the sea) ; - ; a woman does yoga on the beach
(?:fishing) (?:trips?|tours?|club|charter|licen[cs]es?) ; - ; a man fishes from a boat on a lake
(?:marriage|couples) (?:counsel+ing|therapy) ; - ; a couple sits on a sofa
(?:psychotherap(?:y|ist)|therap(?:y|ist)|mental health (?:app|clinic|service)) ; - ; a woman sits in an armchair and talks to a woman in an armchair
(?:physio(?:therapy|therapist)?)(?: (?:practice|clinic))? ; - ; a doctor with a patient in a clinic
tutor(?:ing|s)?(?: (?:service|app|online|agency))?|homework help ; - ; a teacher and a boy read a book at a table
(?:dating|matchmaking) (?:agency|service) ; - ; a couple drinks coffee in a café
(?:tree planting|reforestation|plant-a-tree) (?:day|campaign|project|charity)? ; - ; two kids plant a tree
(?:river|canal|lake) (?:clean[- ]?up)(?: (?:day|campaign))? ; - ; three people with trash bags at a river
(?:park|city|forest|street) (?:clean[- ]?up)(?: (?:day|campaign))? ; - ; three people with trash bags in a park
beach (?:clean[- ]?up)(?: (?:day|campaign))? ; - ; three people with trash bags on the beach
(?:free |seasonal |annual )?(?:flu|influenza|covid|measles|travel|tetanus|hpv)(?:[- ]19)? ?(?:shots?|jabs?|vaccin\p{L}*|boosters?)(?: (?:clinic|day|available|campaign))*(?: here)? ; - ; a nurse with a syringe next to a woman in a pharmacy
(?:vaccin(?:e|es|ation|ations)|immuni[sz]ation)(?: (?:clinic|day|drive|campaign|available))* ; - ; a nurse with a syringe next to a woman in a clinic
(?:job|career|careers|employment|recruitment|hiring|internship)(?: (?:fair|expo|day))? ; \b(?:job|careers?|employment|recruitment|hiring|internship) (?:fair|expo|day)\b ; a woman in a suit shakes hands with a man next to an exhibition stand in a lobby
(?:tool|hardware|diy|ironmonger['’]?s?) (?:shop|store)s? ; - ; hammer-and-wrench
(?:toy|game|children['’]?s|kids['’]?) (?:shop|store)s? ; \bpuzzles?\b ; jigsaw puzzle
(?:(?:big|annual|vintage|monthly|local|indoor) )*flea[- ]markets? ; - ; a woman next to a jumble-table in a market
flea-market|(?:moving|estate|attic|porch|neighbou?rhood|block) sale ; \b(?:garage|yard|moving|estate|jumble|rummage|tag|car boot|porch|neighbou?rhood|block|attic) sales?\b ; a woman next to a jumble-table in front of a house
quiet (?:hours|time|zone)(?: sign| notice| reminder)?(?: (?:for|in) (?:an?|the|our) (?:dorm(?:itory)?|building|hostel|hall|residence))? ; - ; a student sleeps in a bed in a bedroom at night
(?:recycling|recycle|waste sorting|sort your (?:waste|rubbish|trash))(?: (?:notice|sign|day|week|reminder|centre|center|campaign|station))? ; - ; a woman next to recycling bins in a street
(?:road|street|lane|bridge) (?:is |will be )?(?:closed|closure)(?: (?:notice|sign|ahead))? ; - ; a road barrier and three traffic cones on a road
(?:swim(?:ming)?) (?:lessons?|class(?:es)?|school|course|courses)(?: for (?:kids|children|toddlers|beginners|babies))? ; - ; two children swim in a pool
(?:election|polling|voting) (?:day|station|notice)|vote (?:on|this|in|early) [^,.;:!]{3,24} ; - ; ballothand
food (?:bank|drive) ; - ; a woman carries a crate of vegetables
(?:car|vehicle) ?sharing|car[- ]share ; - ; a car parked in a city street
(?:train|rail) (?:tickets?|pass(?:es)?|company|travel|journeys?) ; - ; a train on a railway in the mountains
(?:vintage|second[- ]?hand|thrift|used) (?:clothing|clothes|fashion)(?: (?:pop-?up|market|sale|shop|store))*|(?:clothing|clothes) (?:swap|market|pop-?up)(?: (?:store|shop))? ; - ; a clothes rack in a clothes shop
lip (?:tint|stain|colou?r|liner)s? ; - ; five lipsticks
`;
