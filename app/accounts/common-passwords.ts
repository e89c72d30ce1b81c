/** What is tried first, in Germany and elsewhere, and what one tries with a dealer in construction machinery. In small letters. */
const words = `
123456 1234567 12345678 123456789 1234567890 123123 123321 654321 987654321 112233 121212 123654 147258 147258369 159753 987654 12341234 696969 102030 010203 1q2w3e 1q2w3e4r
1q2w3e4r5t 1qaz2wsx q1w2e3r4 qwertz qwertzu qwertzui qwertzuiop qwerty qwertyuiop asdfgh asdfghjk asdfghjkl yxcvbn yxcvbnm zxcvbn zxcvbnm qayxsw abcdef abcdefg abcdefgh abc
abcabc aaaaaa passwort passwort1 password passw0rd p@ssw0rd p@ssword pass kennwort geheim geheimnis hallo hallo123 hallohallo test testtest tester test123 start start123
willkommen welcome welcome1 admin administrator admin123 root toor chef buero büro gast guest user benutzer login letmein iloveyou ichliebedich schatz schatzi liebe
sommer winter frühling fruehling herbst januar februar märz april juni juli august september oktober november dezember montag dienstag mittwoch donnerstag freitag samstag
sonntag summer spring autumn monday friday sunday berlin hamburg münchen muenchen köln koeln dresden leipzig frankfurt stuttgart deutschland germany bayern sachsen fussball
fußball football baseball basketball soccer hockey schalke schalke04 bvb borussia dortmund bayernmünchen fcbayern werder hsv dynamo michael thomas andreas stefan daniel
alexander christian martin markus sandra nicole stefanie melanie sabine susanne claudia julia anna laura lena lisa maria jessica ashley charlie jordan robert matthew
joshua george andrew superman batman spiderman starwars pokemon naruto dragon monkey shadow master killer hunter ranger tigger ginger pepper cookie banana orange apple
princess sunshine flower butterfly angel lovely freedom whatever nothing trustno1 ninja mustang ferrari porsche mercedes audi bmw volkswagen golf computer internet samsung
google facebook microsoft windows access secret changeme default temp temporary qwert123 zaq12wsx solo hello hellohello blink182 bagger radlader minibagger brecher
dumper walze shredder baumaschine baumaschinen maschine maschinen caterpillar komatsu liebherr volvo kies schotter recycling firma arnsdorf
`;

export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
