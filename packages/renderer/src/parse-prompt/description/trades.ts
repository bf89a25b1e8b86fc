/** Shops by what is sold or done there. */
export const TRADES = [
  'bakery',
  'butcher-shop',
  'flower-shop',
  'bookshop',
  'toy-shop',
  'supermarket',
  'jeweller',
  'pet-shop',
  'shoe-shop',
  'clothes-shop',
  'tailor-shop',
  'hair-salon',
  'pharmacy',
  'sweet-shop',
  'hardware-shop',
  'electronics-shop',
  'music-shop',
  'greengrocer',
  'antique-shop',
  'bike-shop',
  'ice-cream-parlour',
  'optician',
  'beauty-salon',
  'laundromat',
  'wine-shop',
  'sports-shop',
  'fish-shop',
] as const;
export type Trade = (typeof TRADES)[number];

const NAMES: ReadonlySet<string> = new Set(TRADES);

export const isTrade = (setting: string): boolean => NAMES.has(setting);

/** Words that name such a shop. */
export const TRADE_WORDS: Readonly<Record<Trade, string>> = {
  bakery:
    'baker bakery bakery-shop bread-shop patisserie pastry-shop cake-shop confectioner boulangerie',
  'butcher-shop': 'butcher butcher-shop butchery butchers meat-shop delicatessen deli cheese-shop',
  'flower-shop': 'florist flower-shop florist-shop flower-store florists plant-shop',
  bookshop: 'bookshop bookstore book-shop book-store second-hand-bookshop comic-shop comic-store',
  'toy-shop': 'toy-shop toy-store toyshop toystore',
  supermarket:
    'supermarket grocery-store grocery grocery-shop convenience-store food-store corner-shop corner-store checkout hypermarket',
  jeweller:
    'jeweller jeweler jeweller-shop jewellery-shop jewellery-store jewelry-store jewelry-shop jeweler-shop jewellers watch-shop watchmaker-shop jewelers',
  'pet-shop': 'pet-shop pet-store petshop',
  'shoe-shop':
    'cobbler shoemaker shoe-shop shoe-store cobbler-shop shoemaker-shop sneaker-store sneaker-shop',
  'clothes-shop':
    'clothes-shop clothing-store clothes-store clothing-shop boutique fashion-store fashion-boutique dress-shop fitting-room changing-room bridal-shop department-store thrift-store vintage-store second-hand-shop dressing-room',
  'tailor-shop': 'tailor tailor-shop sewing-room sewing-studio tailors dressmaker-shop fabric-shop',
  'hair-salon':
    'hairdresser barber hair-salon barbershop barber-shop hairdresser-salon salon hairdressing-salon barbers hairdressers hair-studio',
  pharmacy: 'pharmacy drugstore chemist-shop apothecary drug-store',
  'sweet-shop':
    'sweet-shop candy-store candy-shop chocolate-shop chocolate-factory candy-factory chocolatier sweets-shop',
  'hardware-shop': 'hardware-store hardware-shop tool-shop diy-store home-improvement-store',
  'electronics-shop':
    'electronics-store electronics-shop phone-shop phone-store computer-shop computer-store tech-store game-store video-game-store gaming-store',
  'music-shop': 'music-shop music-store record-shop record-store guitar-shop instrument-shop',
  greengrocer: 'greengrocer greengrocers fruit-shop vegetable-shop fruit-store organic-shop',
  'antique-shop':
    'antique-shop antique-store antiques-shop souvenir-shop gift-shop curiosity-shop pawn-shop magic-shop',
  'bike-shop': 'bike-shop bicycle-shop bike-store bike-workshop bicycle-workshop bicycle-store',
  'ice-cream-parlour':
    'ice-cream-parlour ice-cream-parlor ice-cream-shop gelateria ice-cream-store gelato-shop ice-cream-bar',
  optician: 'optician optician-shop eyewear-store glasses-shop optician-store opticians',
  'beauty-salon':
    'beauty-salon nail-salon beauty-parlour beauty-parlor nail-studio spa tattoo-studio tattoo-parlour massage-room wellness-spa',
  laundromat: 'laundromat launderette laundry-room dry-cleaner laundry dry-cleaners',
  'wine-shop': 'wine-shop wine-store wine-bar liquor-store winery',
  'sports-shop': 'sports-shop sports-store sporting-goods-store sport-shop ski-shop surf-shop',
  'fish-shop': 'fish-shop fishmonger fishmongers fish-store',
};
