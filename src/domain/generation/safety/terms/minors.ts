const YEARS = Array.from({ length: 17 }, (_, index) => index + 1);
const IN_WORDS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen';

/** Every way to write an age below eighteen that we know. */
const ages = [
  ...[...YEARS.map(String), ...IN_WORDS.split(' ')].flatMap((age) => [
    `${age} year old*`,
    `${age} years old`,
    `${age} yr old*`,
    `${age} yrs old`,
    `${age} yo`,
    `${age} y o`,
    `age ${age}`,
    `aged ${age}`,
  ]),
  ...YEARS.flatMap((age) => [`${age}yo`, `${age}yr old`, `${age}yrs old`, `${age}y old`]),
  ...YEARS.flatMap((age) => [`${age} jährig*`, `${age} jahre alt`, `${age} ans`, `${age} años`]),
  ...YEARS.flatMap((age) => [`${age} anos`, `${age} anni`, `${age} лет`, `${age} 岁`, `${age} 歳`]),
];

export const minorLists = {
  minor: {
    ages: ages.join(','),
    en: `child, children, kid, kids, kiddie*, toddler*, infant, infants, minors, underage*, under age, preteen*,
      pre teen*, tween, tweens, teen, teens, teenage*, adolescent*, schoolgirl*, schoolboy*, school girl*,
      school boy*, little girl*, little boy*, young girl*, young boy*, small girl*, small boy*,
      high school*, highschool*, middle school*, elementary school*, grade school*, primary school*,
      kindergart*, preschool*, loli, lolis, shota, shotas, prepubescent*, juvenile girl*, juvenile boy*,
      girl scout*, boy scout*`,
    de: `kinder, kindern, kindes, ein kind, das kind, minderjährig*, kleinkind*, säugling*,
      schulmädchen, kleines mädchen, kleinen mädchen, kleine mädchen, kleiner junge, kleinen jungen,
      schulkind*, jugendliche*`,
    fr: `enfant*, mineure, mineures, mineurs, fillette*, gamine*, petite fille, petites filles,
      petit garçon, petits garçons, écolière*, écolier*, collégienne*, lycéenne*, adolescente*`,
    es: `niño, niña, niños, niñas, niñita*, menor de edad, menores, adolescente*, colegiala*, infantil`,
    pt: `criança*, crianças, menina, meninas, menino, meninos, menininha*, menor de idade,
      menores de idade, infantil`,
    it: `bambino, bambina, bambini, bambine, minorenne, minorenni, ragazzina*, ragazzino*, adolescenti`,
    ru: `ребенок, ребенк*, ребёнок, ребёнк*, дети, детей, детям, детьми, детях, детск*, девочк*, девочек,
      мальчик*, несовершеннолет*, малолет*, подрост*, школьниц*, школьник*, младен*`,
    zh: `儿童, 兒童, 孩子, 小孩, 孩童, 未成年, 幼女, 幼童, 萝莉, 蘿莉, 正太, 小学生, 小學生, 初中生, 高中生, 少女, 女童, 男童,
      婴儿, 小女孩, 小男孩`,
    ja: `子供, 子ども, こども, 児童, 未成年, 幼女, 幼児, ロリ, ショタ, 小学生, 中学生, 高校生, 女子高生, 女児, 男児, 少女`,
    ar: `طفل, طفلة, أطفال, قاصر, قاصرات, قاصرين, مراهق*, صبي صغير, فتاة صغيرة, بنت صغيرة, رضيع`,
  },
  abuseOfMinors: {
    en: `child porn*, childporn*, kiddie porn*, kiddy porn*, kid porn*, csam, csem, lolicon, shotacon,
      jailbait, pedo porn*, pedo pics, pedo video*, child sexual abuse material, child sexual abuse video*,
      child sexual abuse image*, child sexual abuse scene*, sexualized child*, sexualised child*`,
    de: `kinderporno*, kinder porno*, nacktes kind, nacktes mädchen`,
    fr: `pédopornograph*, pornographie enfantine, pédoporno*, enfant nu, enfants nus`,
    es: `pornografía infantil, porno infantil, pedopornograf*`,
    pt: `pornô infantil`,
    it: `pedopornograf*, pornografia minorile`,
    ru: `детское порно, детская порнография, детскую порнографию, детского порно, цп порно`,
    zh: `儿童色情, 兒童色情, 恋童`,
    ja: `児童ポルノ, ロリコン`,
    ar: `إباحية أطفال, اباحية الأطفال`,
  },
} as const;
