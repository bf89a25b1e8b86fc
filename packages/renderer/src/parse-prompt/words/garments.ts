import type { Garment } from '../scene-description.ts';

/** What people have on. The first word of a row is not the only one; how each is cut is in `people/`. */
export const GARMENT_WORDS: Readonly<Record<Garment, string>> = {
  dress:
    'dress gown sundress evening-dress tutu ball-gown ballgown wedding-dress wedding-gown cocktail-dress prom-dress party-dress princess-dress ballet-dress victorian-dress vintage-dress sari saree lehenga evening-gown bridal-gown nightgown nightdress nightie cheongsam qipao pinafore pinafore-dress dungaree-dress maternity-dress dirndl maxi-dress mini-dress minidress frock petticoat',
  skirt:
    'skirt kilt tartan-kilt mini-skirt miniskirt pencil-skirt long-skirt pleated-skirt tennis-skirt grass-skirt hula-skirt sarong denim-skirt plaid-skirt',
  suit: 'suit tuxedo business-suit three-piece-suit blazer waistcoat tailored-suit pantsuit trouser-suit attire formal-attire victorian-attire formal-wear evening-wear formal-evening-wear',
  coat: 'coat jacket raincoat rain-coat rain-jacket parka overcoat trench-coat trenchcoat lab-coat labcoat leather-jacket biker-jacket denim-jacket tweed-jacket bomber-jacket jean-jacket puffer-jacket down-jacket puffer-coat winter-coat winter-jacket ski-jacket duffel-coat pea-coat fur-coat windbreaker cagoule poncho rain-poncho anorak life-jacket lifejacket life-vest vest safety-vest hi-vis-vest hi-vis-jacket high-vis-jacket high-visibility-vest high-visibility-jacket hi-vis gilet puffer-vest bulletproof-vest',
  shirt:
    'shirt t-shirt tee tee-shirt sweater jumper pullover hoodie hooded-sweatshirt blouse jersey football-jersey football-shirt turtleneck turtle-neck turtleneck-sweater rollneck cardigan sweatshirt fleece tank-top crop-top polo-shirt christmas-sweater christmas-jumper woolly-jumper knitted-sweater nightshirt tunic-top leotard',
  'one-piece':
    'pyjamas pajamas pyjama pjs pyjama-suit nightclothes tracksuit track-suit jogging-suit sweatsuit jumpsuit boiler-suit boilersuit coveralls scrubs surgical-scrubs medical-scrubs wetsuit wet-suit diving-suit onesie romper-suit snowsuit snow-suit ski-suit dinosaur-onesie unicorn-onesie bear-onesie bunny-onesie rabbit-onesie cat-onesie panda-onesie fox-onesie animal-onesie shark-onesie tiger-onesie',
  swimwear:
    'bikini swimsuit swim-suit bathing-suit swimming-costume swimming-suit swimming-trunks swim-trunks swim-shorts board-shorts boardshorts bathing-trunks trunks speedo speedos swimwear',
  hat: 'hat cap baseball-cap flat-cap beanie bobble-hat woolly-hat wool-hat knitted-hat winter-hat fur-hat straw-hat sun-hat sunhat bucket-hat floppy-hat conical-hat cone-hat conical-straw-hat cone-shaped-hat bamboo-hat rice-hat coolie-hat cowboy-hat helmet hard-hat hard-hats hardhat safety-helmet bike-helmet bicycle-helmet cycling-helmet riding-helmet chef-hat chefs-hat chef-s-hat cooks-hat toque wizard-hat wizards-hat witch-hat witchs-hat witches-hat pirate-hat tricorn tricorn-hat sombrero bowler-hat bowler fedora trilby panama-hat santa-hat christmas-hat santa-cap party-hat birthday-hat jester-hat viking-helmet horned-helmet beret turban hijab headscarf burka burqa niqab bunny-ears rabbit-ears cat-ears mouse-ears bear-ears fez nightcap sleeping-cap elf-hat gnome-hat swim-cap swimming-cap bathing-cap shower-cap hood-up hood-over-head nurse-cap nurses-cap police-cap police-hat captains-hat captain-hat sailor-hat sailor-cap bridal-veil wedding-veil veil bonnet kippah yarmulke skullcap',
  uniform: 'uniform overalls dungarees dungaree bib-overalls spacesuit space-suit armour armor',
  scarf: 'scarf bandana neckerchief kerchief shawl stole feather-boa',
  apron: 'apron pinny',
  shoes:
    'shoes sneakers trainers running-shoes high-heels heels stilettos high-heeled-shoes sandals slippers bunny-slippers dancing-shoes tennis-shoes shoelaces laces ballet-shoes pointe-shoes flip-flops flipflops loafers brogues clogs tap-shoes crocs',
  robe: 'robe robes cloak hanfu kimono yukata kaftan toga tunic bathrobe bath-robe dressing-gown cassock hanbok thobe djellaba abaya',
  trousers:
    'jeans trousers pants leggings shorts slacks chinos sweatpants joggers jogging-bottoms cargo-pants denim-shorts cycling-shorts running-shorts football-shorts bermuda-shorts lederhosen ripped-jeans yoga-pants tights',
  headband: 'headband sweatband head-band hairband hair-band alice-band',
  cape: 'cape superhero-cape hero-cape red-cape',
  gloves: 'gloves mittens rubber-gloves boxing-gloves work-gloves oven-mitts oven-gloves',
  tie: 'tie necktie bow-tie bowtie',
  mask: 'mask face-mask surgical-mask medical-mask protective-mask welding-mask gas-mask',
  boots:
    'boots rain-boots rainboots rubber-boots wellies wellingtons gumboots wellington-boots cowboy-boots snow-boots winter-boots hiking-boots ankle-boots leather-boots football-boots ice-skates roller-skates rollerblades',
  accessory:
    'bracelet bracelets bangle bangles wrist-watch wristwatch watch smartwatch smart-watch earrings earring hoop-earrings hoops necklace pendant locket choker chain gold-chain silver-chain pearls pearl-necklace string-of-pearls bead-necklace amulet leather-belt suspenders braces eye-patch eyepatch monocle sash brooch badge name-badge',
};
