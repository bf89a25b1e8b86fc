/** The commonest first names; those that are also places, flowers, months or things are left out. */
export const WOMENS_NAMES = `
  abigail adele agnes aisha alexandra alice alicia alison amanda amelia amina amy ana anastasia andrea angela
  angelina anita anna anne annie antonia aria ariana ashley astrid audrey ava barbara beatrice becky bella
  beth betty beyonce billie brenda bridget camila carmen carol caroline catherine cathy charlize christina
  christine cindy clara claire claudia courtney cristina cynthia danielle deborah debra diana diane donna
  dorothy edith elaine eleanor elena elizabeth ella ellen elsa emily emma erica erin esther eva evelyn
  fatima fiona francesca frida gabriela gabriella gina giulia gloria greta gwen hannah harriet helen helena
  ida ingrid irene isabel isabella jane janet janice jennifer jenny jessica joan joanna josephine judith judy
  julia julie juliet karen kate katherine kathleen katie katy kelly kim kimberly kira kristen kylie laura lauren
  leah lena leslie linda lisa liz lucia lucy luna lydia maggie malala margaret margot maria marie marilyn
  martha mary matilda maya megan meghan mei melanie melissa meryl mia michelle mila miriam monica nadia nancy
  naomi natalia natalie natasha nicole nina nora olga olivia oprah pamela patricia paula penelope priya rachel
  rebecca rihanna rita rosa ruth sabrina salma samantha sandra sara sarah scarlett selena serena shakira
  sharon sheila shirley simone sofia sonia sophia sophie stella stephanie sue susan svetlana sylvia tanya
  tara taylor teresa theresa tina ursula valentina valerie vanessa vera veronica wendy whitney yasmin yuki
  yvonne zendaya zoe zoey
`;

export const MENS_NAMES = `
  aaron abdul abraham adam adrian ahmed akira alan albert alejandro alex alexander alfred ali andreas andrew
  andy anthony antonio arnold arthur arturo barack ben benedict benjamin bernard bernie boris brad bradley brandon
  brian bruce bruno bryan caleb calvin carl carlos cesar charles charlie chris christoph christopher colin connor
  craig cristiano dan daniel danny darth dave david denis dennis denzel derek diego dmitri dominic donald
  doug douglas dwayne dylan eddie edgar eduardo edward eli elijah elliot elon elton elvis enrique eric
  erik ethan eugene evan felix fernando francis francisco fred frederick gabriel gareth gary geoffrey
  george gerald gerard gilbert giovanni gordon graham greg gregory gustav guy hans harold harrison harry
  hassan heath hector henry hiroshi howard hugh hugo ian ibrahim ivan jackie jacob jake james jamie jamal
  jared jason javier jeff jeffrey jeremy jerome jerry jesse jim jimmy joaquin joe joel johann john johnny
  jon jonas jonathan jorge jose joseph josh joshua juan julian justin kanye karl keanu keith kenji kenneth
  kevin klaus kurt kyle larry lars lawrence leo leon leonardo leonard lewis liam lionel logan louis luca lucas
  ludwig luigi luis luke manuel marcel marco marcus mario mario martin matt matteo matthew max michael michel mick
  miguel mike mohamed mohammed morgan muhammad nathan neil nelson nicholas nick nicolas nikola noah
  oliver omar oscar otto owen pablo patrick paul pedro peter phil philip pierre rafael rahul raj ralph ramon
  raymond ricardo richard robert roberto rodney roger ronald ross roy russell ryan salvador sam
  samuel sean sebastian sergei seth simon stanley stefan stephen steve steven stuart takeshi ted terry theo
  theodore thomas tim timothy toby todd tom tommy tony travis trevor tyler victor vincent vladimir walter
  wayne wesley william winston wolfgang yusuf zachary
`;

/** Those who are known by one name, or by a family name that is written small. */
export const WOMEN_KNOWN_BY = `
  beyonce rihanna adele madonna shakira zendaya mona-lisa taylor-swift marilyn-monroe audrey-hepburn
  emma-watson frida-kahlo scarlett-johansson angelina-jolie kim-kardashian lady-gaga gal-gadot
`;
export const MEN_KNOWN_BY = `
  einstein zuckerberg napoleon shakespeare beethoven mozart obama trump biden messi ronaldo gandhi darth-vader
  elon-musk tom-cruise brad-pitt michael-jordan johnny-depp albert-einstein bruce-lee jackie-chan joe-biden
  donald-trump barack-obama will-smith kanye-west keanu-reeves harry-potter james-bond charlie-chaplin
  sherlock-holmes lionel-messi cristiano-ronaldo steve-jobs bill-gates mark-zuckerberg jeff-bezos
  leonardo-dicaprio mr-bean john-wick indiana-jones jack-sparrow freddie-mercury michael-jackson elvis-presley
`;
