/** Pattern; thing or a hyphen; line; words of the button. Of several at one place the first row counts. */
export const BUSINESS_ROWS = String.raw`
hiring|\b(?!students|tenants|flatmates|roommates|housemates|lodgers)\p{L}+s wanted(?=\s*(?:[,.;:!]|$)| (?:for|at|in|on) )|\bwe need (?:\p{L}+ ){0,2}(?:drivers|nurses|carers|teachers|chefs|cooks|bakers|staff|people|engineers|builders|waiters|baristas)\b|job (?:ad|opening|offer|fair|vacanc)|vacanc|recruit|join our team|career ; - ; We are hiring ; Apply now
\bpsa\b|public (?:service|information|safety)|awareness|save (?:water|energy|electricity|the \p{L}+)|don['’]t (?:drink|text|litter|waste|drive)|stop (?:wasting|littering|bullying|smoking|climate)|protect (?:the|our)|wear a|wash your|quit smoking|climate|\banti-\p{L}+|say no to|against \p{L}+ing\b ; - ;  ; Learn more
(?:paint(?:ing)?|art|canvas) (?:and|&|n) (?:sip|wine)|(?:sip|wine) (?:and|&) paint\p{L}* ; easel ; Sip, paint, enjoy ; Book now
haunted (?:house|mansion|castle)|ghost train ; - ; Dare to come in? ; Get tickets
(?:party |wedding )?(?:tents?|marquees?|bouncy castles?) (?:rentals?|hire) ; - ; Ready for your party ; Book now
piano tun(?:er|ing) ; - ; In perfect tune ; Call now
showroom[^.;]{0,20}\bkitchens\b|fitted kitchens|kitchens (?:and|&) bath ; - ; The heart of your home ; Visit us
house ?warming ; house ; Come on in ; RSVP
save the date ; bouquet ; Save the date ; RSVP
(?:our|the|gospel|church|youth) choir ; musical-notes ; Sing with us ; Join us
funeral|undertaker|memorial service ; - ; In loving memory ; Learn more
psycholog|psychiatr|counsel+(?:or|ing)|therapist(?<!(?:massage|physio|beauty) ?therapist) ; - ; It is good to talk ; Book now
(?:eye)?lash(?:es)?\b|eye ?brows?\b|\bbrow (?:bar|studio) ; eye ; Open your eyes ; Book now
self[- ]storage|storage units? ; package ; Room for everything ; Book now
(?:water|aqua) ?parks? ; - ; Make a splash ; Get tickets
trampoline ; - ; Jump for joy ; Get tickets
(?:ice[- ]?)skating|ice rink ; - ; Glide with us ; Get tickets
(?:clean |safe |drinking )?water (?:charity|aid|project)|charity[^.;]{0,60}\bclean water ; - ; Clean water for everyone ; Donate now
(?:pet|dog|cat) (?:hotel|boarding|resort)|kennels\b|cattery ; dog-face ; Their home away from home ; Book now
face[- ]paint ; - ; Faces full of fun ; Book now
web(?:site)? ?(?:design|develop|agency|hosting) ; laptop-list ; Your business online ; Get a quote
(?:print(?:ing)?|copy) (?:shop|house|service)|business cards ; identification-card ; Printed in no time ; Order now
tree surge(?:on|ry)|arborist|tree (?:felling|cutting|removal) ; - ; Your trees in good hands ; Call now
air[- ]?con(?:dition(?:ing|er)s?)?\b|heating (?:repair|service|engineer|company)|hvac|boiler ; - ; Just the right temperature ; Call now
chiropract|osteopath ; - ; Stand tall again ; Book now
massage (?:therap|studio|salon|practice) ; - ; Take a deep breath ; Book now
(?:singing|voice|vocal) (?:lessons?|school|teachers?|coach|classes) ; - ; Find your voice ; Sign up
architect(?:s|ure)?(?= (?:ads?|firm|office|studio|practice)\b) ; - ; Spaces to live in ; Book a call
butcher ; cut-of-meat ; Only the best cuts ; Visit us
fish ?monger|fish (?:shop|market|counter) ; salmon ; Fresh from the sea ; Visit us
our move\b|new address\b|we(?:['’]ve| have) moved ; - ; We have moved ; Visit us
wedding cakes? ; wedding-cake ; Your perfect day ; Order now
(?:boat|bike|bicycle|car|van|scooter|ski|kayak|tent|camper) (?:rental|hire)\b ; - ; Yours for the day ; Book now
eye ?shadow|make-?up palette|blusher ; makeup-palette ; Wear your colour ; Shop now
(?:beach|summer|family|sun|city|island) (?:holidays?|vacations?|breaks?)\b ; luggage ; Time to get away ; Book now
(?:hiking|walking|trekking) (?:tours?|trips?|holidays?) ; hikers ; See more of the world ; Book now
(?:houses?|cottages?|flats?|apartments?|villas?|homes?|farms?|studios?|office space) for (?:sale|rent)|apartment building|new apartments|office space ; house ; Your new home ; Book a viewing
(?:mountain|log|wooden) (?:cabins?|huts?|chalets?) ; log-cabin ; Wake up somewhere new ; Book now
(?:carpet|upholstery|sofa) cleaning ; vacuum-cleaner ; Clean as new ; Book now
first aid ; adhesive-bandage ; Every second counts ; Sign up
make-?up artist ; lipstick ; A look you will love ; Book now
fire drill|evacuation drill|(?:road|street|bridge|lane|pool|beach|trail|school|library|park) closed|keep off the grass ; - ; Please note ; Learn more
blood (?:pressure|sugar|test) ; stethoscope ; Here for your health ; Visit us
(?:piano|violin|classical|jazz|rock|pop|live|open[- ]air|guitar|choir|summer|christmas|church|carol|advent|easter|gospel|school|benefit) concert ; - ; A night to remember ; Get tickets
(?:garage|yard|moving|estate) sale ; - ; Garage sale ; Visit us
food bank|soup kitchen|homeless|hunger ; vegetable-crate ; Every meal counts ; Donate now
(?:hiking|walking) (?:boots?|shoes?) ; hiking-boot ; Made to move ; Shop now
wedding dress(?:es)?|bridal (?:shop|store|wear|gowns?|boutique|fashion) ; wedding-dress ; Your perfect day ; Book now
(?:toy|wooden|remote[- ]control(?:led)?|rc|model) (?:cars?|trucks?|trains?(?: sets?)?|planes?|boats?|helicopters?|robots?|dinosaurs?) ; - ; Time to play ; Shop now
(?:mobile|racing|card|arcade|online|shooter|strategy|adventure|fantasy|fighting|computer|phone|puzzle|farm|zombie|word|space) games? ; video-game ; Ready to play? ; Play now
hair ?dryer|straightener|curling iron|hair ?brush ; hair-dryer ; Good hair every day ; Shop now
nail (?:polish|varnish|lacquer) ; nail-polish ; Colour your day ; Shop now
(?:sports|race|racing|luxury|family|vintage|classic|electric|new|used) cars? ; automobile ; Feel the drive ; Book a test drive
(?:cheese|ham|vegan |veggie |chicken )burgers? ; hamburger ; Made to be bitten ; Order now
(?:water|drinking|sports) bottle|thermos|travel mug ; thermos ; Take it anywhere ; Shop now
yoga (?:mat|pants|wear|blocks?) ; yoga-mat ; Find your balance ; Shop now
protein (?:shakes?|powder|bars?|balls?) ; powder-tub ; Power for your day ; Shop now
phone cases? ; mobile-phone ; Protect it in style ; Shop now
bird ?cages?|pet beds?|cat beds?|dog beds?|fish tanks?|hamster cages? ; - ; Good for every pet ; Shop now
(?:modern|new|fitted|designer|dream) kitchens?|kitchens?(?= (?:ad|studio|design|showroom|planner|sale)\b) ; - ; The heart of your home ; Learn more
(?:children['’]?s|picture|kids['’]?|story|comic|photo|fantasy|crime|romance|mystery) ?books?|\bnovels?\b|cook ?book|storybook|\be-?books?\b|audiobook|bedtime stor(?:y|ies) ; books ; A story to get lost in ; Start reading
(?:beach|holiday|vacation|lake|summer) (?:houses?|homes?|villas?|cottages?|cabins?|apartments?) ; house ; Wake up somewhere new ; Book now
(?:football|soccer|basketball|tennis|hockey|rugby|baseball|volleyball|boxing|handball|cricket) (?:match|game|final|tournament|fight|cup)\b ; - ; Game day ; Get tickets
karate|judo|taekwondo|kung fu|martial arts ; - ; Find your strength ; Sign up
(?:tech|developer|design|business|science|marketing|medical) (?:conference|summit|expo|convention)|\bconference\b|\bhackathon\b ; - ; See you there ; Get tickets
charity (?:walk|ride|swim|match|concert|dinner|gala|ball) ; - ; Be part of it ; Join us
marathon|fun run|(?:charity|city|colou?r|trail) run\b ; - ; Run with us ; Sign up
film festival|movie festival ; clapper-board ; Film festival ; Get tickets
beer festival|oktoberfest|beer fest\b ; clinking-beer-mugs ; Cheers ; Get tickets
(?:street food|food truck|food) (?:festival|market|fest)\b ; food-truck ; Come hungry ; Visit us
(?:valentine['’]?s|romantic|candlelight|candlelit|anniversary) (?:day )?dinner ; table-for-two ; Dinner for two ; Book a table
tree planting|plant(?:ing)? (?:more )?trees ; seedling ; Plant the future ; Join us
exhibition|art gallery|vernissage ; framed-picture ; Come and see ; Visit us
cocktail bar|cocktails?\b ; cocktail-glass ; Cheers to tonight ; Book a table
wine bar ; wine-glass ; Cheers to tonight ; Book a table
lawn (?:care|service)|mowing ; lawn-mower ; Your garden, our care ; Call now
(?:online )?(?:english|spanish|french|german|italian|chinese|japanese|language) (?:courses?|class(?:es)?|lessons?|school|tutor) ; speech-balloon ; Speak a new language ; Sign up
(?<!\b(?:first|business|world|golf|race|main) )(?:photo|photography|drawing|sewing|knitting|baking|gardening|make-?up|writing|chess|science|coding|film|acting|singing|craft|watercolou?r) (?:courses?|class(?:es)?|lessons?|workshops?|school|academy) ; - ; Learn something new ; Sign up
online (?:\p{L}+ )?courses? ; laptop ; Learn something new ; Enrol now
chewing gum|bubble ?gum ; gum-pack ; Fresh all day ; Taste it
\bjam\b|marmalade|jelly|peanut butter ; - ; Spread a little joy ; Taste it
crochet|knitted|knitting|amigurumi|plush(?:ies?| toys)? ; crochet-toys ; Made by hand, with love ; Shop now
(?:pottery|cat|paint|craft) caf[eé] ; - ; Come and play ; Book a table
pottery|ceramics|stoneware ; clay-mugs ; Shaped by hand ; Shop now
\bart prints?\b|wall art|print shop|illustrator ; art-prints ; Art for your walls ; Shop prints
you ?tube channel|twitch channel|vlog|my channel|tiktok channel ; play-screen ; New videos every week ; Subscribe
lost (?:dog|cat|pet|puppy|kitten)|missing (?:dog|cat|pet) ; dog-face ; Have you seen me? ; Call us
(?:running|run|jogging|cycling|hiking|walking|chess|tennis|swimming|sports?|rowing) (?:club|group|team) ; - ; Come and join us ; Join us
(?:pressure|power|jet) ?wash|driveway clean ; - ; Clean as new ; Get a quote
(?:dog|pet|mobile) (?:wash|groom\p{L}*) ; - ; Clean and cuddly ; Book now
hearing (?:aids?|tests?|clinic|care|cent(?:er|re))|audiolog ; ear-with-hearing-aid ; Hear every word ; Book a test
(?:christmas tree|pumpkin|strawberry|apple|lavender|flower|sunflower) (?:farm|patch|picking|field) ; - ; Pick your own ; Visit us
credit union|mortgage|home loan ; house ; Home sooner ; Get a quote
(?:primary|high|secondary|nursery|grammar|elementary|private) school|preschool|open evening ; - ; Come and see us ; Visit us
universit|college|clearing hotline ; - ; Your future starts here ; Apply now
wedding (?:photo|video)graph ; camera ; Moments that stay ; Book now
\bbalms?\b|beard (?:oil|care) ; - ; Your daily ritual ; Shop now
board game caf ; puzzle-piece ; Game night is on ; Book a table
rooftop (?:bar|restaurant) ; - ; Cheers to tonight ; Book a table
\bby kayak\b|nights from|days from ; - ; See more of the world ; Book now
estate agents?\b|\btown ?house\b|penthouse|\bvilla\b|(?:\b(?:one|two|three|four|five)|\d)[- ]bed(?:room)?s?\b|tiny (?:homes?|houses?) ; house ; Your new home ; Book a viewing
orchestra|philharmonic|symphony(?! of )|\bopera\b|ballet ; - ; A night to remember ; Get tickets
ferr(?:y|ies)\b|crossings\b ; passenger-ship ; All aboard ; Book now
christmas trees? (?:market|lot|sale)s? ; christmas-tree ; Find your tree ; Visit us
pick[- ]your[- ]own ; - ; Fresh from the field ; Visit us
kayak|canoe|rafting ; - ; Out on the water ; Book now
blood don|donate blood|blood drive ; drop-of-blood ; Give blood, save lives ; Sign up
lip (?:oil|gloss|balm) ; lipstick ; Wear your colour ; Shop now
bake sale ; cupcake ; Bake sale ; Join us
birthday|turns \d+ ; birthday-cake ; Let's celebrate ; Join the party
baby shower ; teddy-bear ; A little one is coming ; RSVP
graduation ; graduation-cap ; Congratulations ; Join us
(?:swim|swimming) (?:school|course|class|lesson)s? ; swimmer ; Learn to swim ; Sign up
cooking (?:class|course|school)|chef'?s table ; cook ; Cook like a chef ; Sign up
(?:movie|film) night|open-air cinema ; popcorn ; Under the stars ; Join us
co-?working ; laptop ; Your desk is waiting ; Join now
cruises?\b ; cruise-ship ; Set sail ; Book now
tooth ?paste|tooth ?brush|mouthwash|dental floss ; - ; A smile to share ; Shop now
(?<!brush\p{L}* (?:\p{L}+ )?)\bteeth\b|\btooth\b ; tooth ; A smile to share ; Book now
tattoo ; tattooed-arm ; Ink that tells your story ; Book now
piercing ; red-heart ; Ink that tells your story ; Book now
massage|\bspa\b|facial|wellness|sauna ; spa-set ; Take a deep breath ; Book now
hair ?cut|\bbarber ; salon-set ; A look you will love ; Book now
pest control|exterminat ; cockroach ; Leave it to us ; Call now
cater(?:ing|er) ; serving-dome ; Good food, good mood ; Get a quote
dry clean ; jacket ; Fresh and pressed ; Visit us
(?:car|auto|boat) (?:detailing|polish(?:ing)?|valeting) ; automobile ; Clean as new ; Book now
(?:kitchen|bathroom|home|house|garden|office|room|flat|apartment|yard|backyard|loft|attic|basement) (?:renovations?|remodel(?:l?ing)?|makeovers?|refurbishment|extensions?|redesign) ; - ; A whole new look ; Get a quote
laundr(?!y (?:detergent|liquid|pods|powder|basket)) ; washing-machine ; We wash, you relax ; Book now
streaming ; television ; Watch what you love ; Start free
\bvpn\b|cyber ?security|antivirus|password ; locked ; Safe online ; Start free
internet|broadband|wi-?fi|fibre|fiber ; wireless ; Fast and reliable ; Get started
(?:(?:car|auto|home|house|pet|dog|cat|travel|health|life|bike|family|boat) )?insurance ; umbrella ; Covered, whatever comes ; Get a quote
gaming (?:laptop|pc|chair|mouse|keyboard|headset|monitor|desk|computer) ; - ; Made to win ; Shop now
(?:farmers?['’]?|flea|christmas|street|fish|food|night|vintage|craft|antique|weekly) market ; - ; Come and browse ; Visit us
(?:hiking|walking|trekking|bike|cycling|city|boat|guided|kayak|food|wine|bus|sailing) (?:tours?|trips?|holidays?) ; - ; See more of the world ; Book now
pharmacy|drug ?store ; pill-bottle ; Here for your health ; Visit us
camera\b ; camera ; Made to do more ; Learn more
\bbelts?\b ; belt ; Your new favourite ; Shop now
podcast ; studio-microphone ; Listen in ; Listen now
\balbum (?:release|announcement|launch|ad|out)\b|new (?:album|ep|single)\b ; vinyl-record ; Out now ; Listen now
new (?:song|track)\b|music video|\bband\b ; musical-notes ; Out now ; Listen now
(?:sailing|surf|riding|ski|swim|flight|diving|art|painting|pottery|cooking|boat) (?:school|course|class|lesson)s? ; - ; Learn something new ; Sign up
\broof(?:s|ing|er)?\b|gutter|chimney ; house ; A roof you can trust ; Call now
window clean ; spray-bottle ; Clear as day ; Book now
pest control ; - ; Leave it to us ; Call now
radio (?:station|show) ; radio ; Turn it up ; Listen now
premiere|\bfilm\b|\bmovie\b|tv series|documentary ; clapper-board ; Coming to the big screen ; Get tickets
saas|software|dashboard|crm ; laptop ; Work smarter ; Start free
karaoke ; microphone ; Sing your heart out ; Book now
bowling ; bowling ; Strike tonight ; Book now
theat(?:er|re)|opera|musical ; performing-arts ; The curtain rises ; Get tickets
optician|eye test ; glasses ; See the difference ; Book now
eyewear|glasses ; glasses ; See the difference ; Shop now
locksmith ; key ; Back in minutes ; Call now
photographer|photo studio|photo shoot ; camera ; Moments that stay ; Book now
supermarket|grocery ; shopping-cart ; Fresh every day ; Shop now
waffles?\b ; waffle ; Golden and crisp ; Book a table
brunch|pancake ; pancakes ; Brunch is served ; Book a table
wine tasting ; wine-glass ; Taste the difference ; Book now
election|vote\b|voting ; ballot-box-with-ballot ; Your vote counts ; Learn more
recycl(?!ed) ; recycling-symbol ; Give it a second life ; Learn more
mortgage|home loan ; house ; Home sooner ; Get a quote
loan|credit\b|accounting|tax(?:es)?\b ; briefcase ; Numbers you can trust ; Learn more
tutor|\bexams?\b|homework ; books ; Better grades ; Sign up
escape room ; old-key ; Can you get out? ; Book now
consult|coaching|agency\b(?<!travel agency) ; handshake ; Let us talk ; Book a call
newsletter ; envelope ; Stay in the loop ; Subscribe
ice ?cream|gelato ; soft-ice-cream ; A taste of summer ; Taste it
black friday ; shopping-bags ; Black Friday ; Shop now
cyber monday ; laptop ; Cyber Monday ; Shop now
coffee ?(?:shop|house|bar)|caf[eé](?!\p{L})|coffee roaster ; hot-beverage ; Your coffee is ready ; Visit us
coffee bean|coffee brand|\bcoffee\b|espresso ; hot-beverage ; Wake up happy ; Order now
bubble tea|boba ; bubble-tea ; Pop into happiness ; Visit us
tea (?:shop|house|brand)|\btea\b|matcha ; teacup-without-handle ; Take a tea break ; Taste it
book ?(?:store|shop)|novels|library|publisher ; books ; Find your next story ; Start reading
flower (?:shop|delivery)|florist|bouquet|roses\b|\bflowers\b ; bouquet ; Say it with flowers ; Send flowers
burger ; hamburger ; Made to be bitten ; Order now
pizza|pizzeria ; pizza ; Hot from the oven ; Order now
sushi ; sushi ; Rolled fresh today ; Order now
bakery|patisserie|croissant|bagel ; croissant ; Baked this morning ; Visit us
bread ; bread ; Baked this morning ; Visit us
\bcakes?\b|cupcake|donut|doughnut|pastr|patisserie ; birthday-cake ; Life is sweet ; Order now
\btacos?\b|burrito|mexican ; taco ; Full of flavour ; Order now
ramen|noodle|\bpho\b ; ramen-bowl ; Warms you up ; Order now
(?:barbecue|bbq|gas|charcoal|garden) grill|\bgrills\b ; grill ; Fire it up ; Shop now
barbecue|\bbbq\b|steak ; cut-of-meat ; Straight off the grill ; Book a table
(?:gel|acrylic) nails|nail (?:salon|studio|bar|artist)|manicure ; painted-nails ; Colour your day ; Book now
hair ?(?:salon|dresser)|barber|beauty salon|\bsalon\b ; salon-set ; A look you will love ; Book now
power ?bank|charger ; power-bank ; Always charged ; Shop now
\bbank\b|savings|investment|credit card|crypto|budget(?! (?:airline|hotel|flight|travel|hostel)) ; piggy-bank ; Save for what matters ; Learn more
dentist|dental|orthodont ; tooth ; A smile to share ; Book now
doctor|clinic|hospital|pharmacy|physio|health ; stethoscope ; Here for your health ; Book now
holiday (?:lets?|homes?|cottages?)|airline|flights?\b|\bfly (?:direct|from|with) ; airplane ; See more of the world ; Book now
travel (?:agency|ad)\b|\btravel\b|trip to|city break|(?:holiday|weekend|getaway|escape|honeymoon|days|nights|week)s? (?:in|to) \p{L}+|getaway|safari|backpacking|tourism|holiday package|vacation|cruise|\bhotel|resort|\bfly to\b|\btours?\b|hostel|airbnb ; luggage ; Time to get away ; Book now
real estate|houses? for sale|apartments? for (?:sale|rent)|property|realtor ; house ; Your new home ; Book a viewing
gym\b|fitness|personal train|crossfit|dumbbell|treadmill|(?<!\dg |\d g |g of )protein(?! (?:oats?|bars?|balls?|bites?|cookies?|pancakes?|shakes?|powder|yog\p{L}*|milk|chips|crisps|cereal|granola|pudding|snacks?)) ; dumbbell ; Stronger every day ; Join now
yoga|pilates|meditation ; person-in-lotus-position ; Take a deep breath ; Start now
moving company|movers|removal ; delivery-truck ; We move you ; Call now
courier|parcel|delivery service ; package ; At your door today ; Order now
(?:bike|bicycle) (?:repair|shop|store) ; bicycle ; Ready to ride again ; Visit us
car wash ; automobile ; Clean as new ; Book now
car (?:repair|dealer|rental)|garage|auto repair|mechanic|tyres?\b|tires?\b ; automobile ; Back on the road ; Book now
driving school|driving lesson ; automobile ; Get your licence ; Sign up
taxi|ride-?shar ; taxi ; There in minutes ; Book a ride
garden(?:er|ing)(?: service| company)?\b|landscap|lawn care|tree service ; potted-plant ; Your garden, our care ; Call now
(?:house|home|exterior|interior|wall|office) ?paint(?:ing|ers?)|painting (?:service|company|business|contractor)|painters? (?:and|&) decorat ; paint-can ; A fresh coat of colour ; Get a quote
plumb|electrician|handyman|carpenter|roofing|renovation|painter ; toolbox ; Fixed the same day ; Call now
cleaning (?:service|company|lady|ladies|woman)|cleaners?\b|housekeep ; spray-bottle ; We clean, you relax ; Book now
law firm|lawyer|attorney|notary ; balance-scale ; On your side ; Call now
language (?:learning|course|app|school)|learn (?:spanish|english|french|german|italian) ; speech-balloon ; Speak a new language ; Start free
music (?:school|lesson|teacher)|guitar (?:lesson|teacher)|piano (?:lesson|teacher) ; guitar ; Play your first song ; Sign up
dance (?:school|class|studio) ; dancers ; Feel the rhythm ; Sign up
cooking (?:class|course|school) ; cook ; Cook like a chef ; Sign up
online course|coding|learn to code|bootcamp|webinar|masterclass ; laptop ; Learn something new ; Enrol now
kindergarten|day ?care|preschool|nursery|toddlers|summer camp ; toy-blocks ; Where children grow ; Sign up
back to school|school supplies|stationery|notebooks? ; backpack ; Ready for school ; Shop now
dating app ; mobile-phone ; Meet someone new ; Download now
\bapp\b|app store ; mobile-phone ; All you need in one app ; Download now
board game|puzzle ; puzzle-piece ; Game night is on ; Shop now
video ?game|\bgame\b|console|gaming ; video-game ; Ready to play? ; Play now
adopt|animal shelter|rescue (?:dog|cat) ; dog-face ; Find a friend ; Adopt today
plant a tree ; seedling ; Help it grow ; Donate now
(?:beach|park|river|street|forest|canal|litter|community) clean[- ]?ups?|clean(?:ing)? up (?:the|our) \p{L}+|litter[- ]pick|\bvolunteers?\b ; trash-bag ; Many hands help ; Join us
charity(?![^"“]{0,80}\b(?:clean(?:ing)?[- ]?ups?|volunteers?|plant(?:ing)? trees)\b)|donat|fundrais|non-?profit ; red-heart ; Every gift helps ; Donate now
blood ; drop-of-blood ; Give blood, save lives ; Sign up
dog food|dog treats ; pet-food-bag ; Made for happy dogs ; Shop now
cat (?:food|treats) ; pet-food-bag ; What cats dream of ; Shop now
pet (?:shop|store|food)|\bvet\b|veterinar|dog (?:groom|walk|train) ; dog-face ; Good for every pet ; Visit us
camping|outdoor (?:gear|store)|tents?\b|sleeping bag|hiking ; tent ; Sleep under the stars ; Shop now
\bski\b|skis\b|snowboard|ski resort ; skis ; Fresh snow is calling ; Book now
surf ?(?:boards?|shop|store)(?! (?:school|lesson)) ; standing-surfboard ; Catch the next wave ; Shop now
ski (?:shop|store) ; skis ; Fresh snow is calling ; Shop now
surf ; standing-surfboard ; Catch the next wave ; Book now
halloween ; jack-o-lantern ; Happy Halloween ; Get tickets
new year ; - ; Happy New Year ; Celebrate with us
\bcinema\b(?!-)|movie night|film night ; popcorn ; See it on the big screen ; Get tickets
zoo\b|aquarium|safari park ; elephant ; Come and meet us ; Get tickets
theme park|amusement park|funfair ; ferris-wheel ; A day full of fun ; Get tickets
wedding ; bouquet ; Your perfect day ; Learn more
(?:night|sleeper|high-speed) train|\brail(?:way)? (?:ad|company|pass) ; - ; Take the train ; Book now
festival|concert|\bgigs?\b|party|\bdj\b|club night|\bdisco\b ; dancers ; Come and join us ; Get tickets
circus ; circus-tent ; The circus is in town ; Get tickets
(?<=\b(?:the|a|our|live|talk|light|magic|fashion|air|dog|cat|puppet|art|car|flower|boat|comedy|drag|horse|trade|big|new) )show\b|\bshow (?:tonight|on|at)\b|planetarium|museum|theatre|theater|comedy night ; admission-tickets ; Come and see ; Get tickets
gift card|voucher ; gift-card ; The gift that fits ; Shop now
gift guide|christmas|holiday gift|gifts?\b ; wrapped-gift ; Gifts they will love ; Shop gifts
valentine ; red-heart ; From the heart ; Shop now
mother['’]?s day ; bouquet ; For someone special ; Shop now
father['’]?s day ; wrapped-gift ; For someone special ; Shop now
easter ; - ; Happy Easter ; Shop now
sneaker|running shoe|shoes?\b|footwear|boots?\b|sandals|heels\b ; running-shoe ; Made to move ; Shop now
perfume|fragrance|cologne ; perfume ; Unforgettable ; Discover
lipstick|make-?up|mascara ; lipstick ; Wear your colour ; Shop now
skin ?care|cosmetic|serum|cream\b|lotion|moisturi|sunscreen|beauty ; cream-jar ; Glow every day ; Shop now
vitamin|supplement|medicine|pharma ; pill-bottle ; Feel good again ; Shop now
soap|shampoo|cleaning|detergent|toothpaste|toothbrush|razor|deodorant ; - ; Clean and simple ; Shop now
headphone|earbuds|speaker ; - ; Hear every note ; Shop now
\bvacuum|washing machine|dishwasher ; - ; Less work, more life ; Shop now
candle ; - ; Light up the evening ; Shop now
mattress|pillow|\bbeds?\b|duvet ; - ; Sleep like never before ; Shop now
smart ?watch|watch(?:es)?\b ; - ; On time, every time ; Shop now
television|\btv\b|monitor ; - ; See every detail ; Shop now
phone|laptop|tablet|camera|gadget|drone|computer|printer|keyboard|headset ; - ; Made to do more ; Learn more
\bsolar\b|green energy ; solar-panel ; Power from the sun ; Get a quote
\bpick-?up\b|off-road|\b4x4\b|electric (?:car|bike|scooter)|\bcars?\b|motorbike|motorcycle|\bsuv\b|convertible|mini ?van|family van|pick-?up truck ; - ; Feel the drive ; Book a test drive
\bbikes?\b|bicycle|e-bike|scooter|skateboard ; - ; Enjoy the ride ; Shop now
beer|brewery|\bale\b|lager|\bpub\b ; - ; Brewed to be shared ; Taste it
wine|winery|vineyard|champagne|prosecco ; - ; Raise a glass ; Discover
whisk|\bgin\b|vodka|\brum\b|cocktail|(?<!(?:soap|shampoo|chocolate|candy|gold|silver|nougat|protein|energy|cereal|granola|snack|nut|muesli|oat|fruit|date|power) )\bbar\b(?! of\b) ; - ; Cheers to tonight ; Discover
energy drink ; - ; Feel the energy ; Taste it
lemonade|juice|smoothie|soda|iced tea|\bdrinks?\b|\bwater\b|cola|kombucha|iced coffee|milkshake ; - ; Stay fresh ; Taste it
milk|yog|cheese(?!burger|cake)|butter ; - ; Good every morning ; Taste it
chocolate|candy|sweets|cookie|gummy|praline ; - ; A little happiness ; Order now
\bhoney\b ; honey-pot ; Straight from nature ; Taste it
(?:olive|sunflower|cooking|sesame) oil\b|\bsauces?\b|ketchup|pesto ; - ; Full of flavour ; Taste it
\boats\b|porridge|muesli|granola|cereal ; - ; A good start ; Taste it
(?<!(?:butter|pocket|palette|utility) )\bkni(?:fe|ves)\b ; kitchen-knife ; Sharp, every time ; Shop now
snack|kimchi|pickles|chips|popcorn|nuts|granola|cereal|\bjam\b|honey|sauce|oil\b|ketchup|pretzel ; - ; Hard to put down ; Taste it
kitchen knife|frying pan|blender|toaster|kettle|cookware|microwave|oven|fridge ; - ; Cook with joy ; Shop now
restaurant|diner|bistro|menu\b|trattoria|osteria|food|meal|kitchen|brunch|lunch|dinner|pasta|salad|sandwich|chicken|curry|kebab|hot dog ; fork-and-knife-with-plate ; Good food, good mood ; Order now
toys?\b|for kids|teddy|doll|lego ; teddy-bear ; Time to play ; Shop now
jewel|\brings?\b|necklace|diamond|earring|bracelet ; ring ; Made to shine ; Discover
fashion|clothing|clothes|t-?shirt|dress|sunglasses|jeans|jacket|hoodie|sweater|\bcoat|\bhat\b|\bcap\b|scarf|bag\b|handbag|swim|bikini|socks|glasses|wallet|belt|suit\b ; dress ; Your new favourite ; Shop now
organic(?! (?:dog|cat|pet|skin|cotton|shampoo|soap|baby|cosmetic|coffee|tea|wine|beer|honey|chocolate|bread|milk))|farm|apples|vegetables|fruit ; - ; Fresh from the farm ; Taste it
furniture|sofa|\bhome decor|armchair|(?<!\p{L}-)chair|\btables?\b|\blamp|\brug\b|curtain|\bdesk|shel[fv] ; couch-and-lamp ; Make yourself at home ; Shop now
plant (?:shop|store)|houseplant|plants?\b|garden ; potted-plant ; Bring nature home ; Shop now
\btools?\b|drill|hammer|(?<!powder )paint\b|hardware|lawn ; toolbox ; Get it done ; Shop now
baby|diaper|stroller|nappies ; baby-bottle ; For little ones ; Shop now
(?:piano|furniture|house|office|safe|pool table) (?:movers?|moving|removals?) ; - ; We carry it with care ; Get a quote
guitar|piano|violin|drums?\b ; - ; Play it your way ; Shop now
(?<!base)ball\b|racket|sports?\b|tennis|football|soccer|golf ; - ; Game on ; Shop now
suitcase|luggage|backpack ; - ; Ready to go ; Shop now
\bsale\b|discount|% off ; shopping-bags ; Sale ; Shop now
`;
