// Written by scripts/emoji.mjs from emojibase-data (MIT, Copyright Miles Johnson) and the Unicode CLDR
// (Unicode-3.0, Copyright Unicode, Inc.).

/** The name of each emoji and more words to find it by, in the order of `EMOJIS`. */
export const NAMES: string = `
ansikte med stort leende|glad|kul|roligt|skratt
flinande ansikte med stora ögon|glad|kul|leende|mun|roligt|skratt|tänder|öppen
flinande ansikte med leende ögon|blundar|glad|kul|lol|roligt|skratt
strålande ansikte med leende ögon|roligt|skratt|tänder
flinande ansikte med kisande ögon|hahaha|jätteroligt|kiknar|leende|mun|roligt|skratt|stängda|öppen
flinande ansikte med svettdroppe|glad|jobbigt|leende|nervös|stress|trött
rullar runt på golvet och skrattar|ansikte|gapskratt|gråter|jätteroligt|tårar
ansikte med glädjetårar|gapskratt|gråt|jätteroligt|skratt
småleende ansikte|glad|ler|litet|nöjd
upp-och-nervänt ansikte|leende
smältande ansikte|flytande|försvinner|smälter|upplöses|varmt
ansikte som blinkar med ett öga|flört|skämt
leende ansikte och ögon|glad|kinder|ler|nöjd|rosiga
leende ansikte med gloria
leende ansikte med tre hjärtan|förtjust|kär|romantik|älskar
leende ansikte med hjärtformade ögon|gullig|hjärta|kärlek|söt|älskar
stjärnögt ansikte|glad|imponerad|stjärnsmäll|stjärnögd|wow
ansikte ger en slängkyss|hjärta|puss|älskar
pussande ansikte|plutar
leende ansikte|glad|nöjd|smiley
pussande ansikte med slutna ögon|blundar|glad|kinder|rosiga
pussande ansikte med leende ögon|glad|godnatt
tårögt leende ansikte|berörd|lättad|smiley|stolt|tacksam
ansikte som njuter av god mat|dreglar|gott|hungrig|leende|mums|smakar|tunga
ansikte räcker ut tungan|blä
blinkande ansikte räcker ut tungan|knäpp|skojar|tokigt
tokigt ansikte|liten|skojar|stor|tunga|öga
ansikte räcker ut tungan med stängda ögon|kniper ihop|äckligt
ansikte med dollarögon|girig|pengamun|pengar|tjäna
ansikte som kramas|glad|hej|leende|vinkar
ansikte med handen för munnen|fnissar|hoppsan
ansikte med öppna ögon och hand för munnen|chockad|förvånad|generad|rädd|stora|åh nej|överraskad|överväldigad
ansikte med kikande öga|blyg|fängslad|försiktig|kikar|rädd|tjuvkikar
hyssjande ansikte|hemlighet|hyssjar|tyst
ansikte som tänker|funderar|fundersamt|undrar
ansikte som gör honnör|ajaj kapten|hälsa|instämma|ja|lycka till|ok|salutera
ansikte som tiger|dragkedja|hemlighet|håller|mun|tyst
ansikte med höjt ögonbryn|skeptisk|tveksam
neutralt ansikte|ingen|kommentar
uttryckslöst ansikte|ingen|kommentar
ansikte utan mun|hemlighet|stum|tyst|uttryckslös
osynligt ansikte|deprimerad|försvinner|gömd|introvert
ansikte i moln|dimma|disträ|glömsk|tankspridd
halvleende ansikte|flin|småleende
missnöjt ansikte|less|missnöjd|sur
ansikte som himlar med ögonen|osäker
grimaserande ansikte|biter ihop|grimaserar|tänder
ansikte andas ut|ledsen|pustar|suckar
ljugande ansikte|ljuger|lögn|näsa|pinocchio|växer
skakande ansikte|chock|förvirring|galet|jordbävning|panik|shock|vibrera|överraskad
huvud skakar horisontellt|nej
huvud skakar vertikalt|ja|nickar
lättat ansikte|lugn|lättnad
funderande ansikte|funderar|ledsen|sörjer|tänker
sömnigt ansikte|gråtande|trött
dreglande ansikte|dreglar
sovande ansikte|gäsp|snarkar|sover|sängdags|sömnig|trött|zzz
ansikte med påsar under ögonen|rödögd|sent|sömnig|trött|utmattad
ansikte med munskydd|baciller|läkare|sjuk|smitta|virus
ansikte med termometer|feber|sjuk
ansikte med bandage på huvudet|aj|skadad
äcklat ansikte|kasta upp|kräks|mår illa|spy|äcklad
kräkande ansikte|illamående|kräks|spyr
nysande ansikte|atjoo|nyser|prosit
hett ansikte|febrig|rött|svett|varmt|värmeslag|överhettad
kallt ansikte|blått|frostbiten|frusen|istappar|minus|snö
yrt ansikte|full|mun|ostadig|på örat|påverkad|vågig
omtumlat ansikte|död|knockad|kryss|omtumlad|yr|ögon
ansikte med spiralögon|fara|fundersam|förvirrad|hypnotiserad|snurrig|yrsel
exploderande huvud|chockad
ansikte med cowboyhatt|cowgirl
festande ansikte|födelsedag|hatt|kalas|partyhatt|tuta
maskerat ansikte|anonym|förklädnad|glasögon|inkognito|näsa
leende ansikte med solglasögon|chillar|cool|koppla av
nördansikte|expert|glad|glasögon|intelligent|smart
ansikte med monokel|gammaldags|torr
förbryllat ansikte|förbryllad|inte|ledsen|vad|vet
ansikte med diagonal mun|besviken|förvirrad|osäker|skeptisk|tveksam
bekymrat ansikte|bekymrad|ledsen|nervös|orolig|rädd
ansikte med lite sur mun|besviken
ansikte med sur mun|besviken
förvånat ansikte|chockad|förvånad|gapar|mun|omg|otroligt|öppen
hyssjat ansikte|gapar|hyssjad|stum|överraskad
chockat ansikte|chockad|förvånad|inte|otroligt|sant
rodnande ansikte|generad|omtumlad|pinsamt|rodnar|skäms
ansikte i närbild|chockad|förstoppad|orolig|panik|rädd|vettskrämd|överraskad
bönfallande ansikte|hundögon|ledsen|nåd|snälla|tigga|varför
ansikte som håller tillbaka tårarna|glädjetårar|gråter|känslosam|ledsen|stolt|tårfyllda|ögon
ogillande ansikte med öppen mun|bister|oförstående|rädd|vad
plågat ansikte|lider|olycklig|rädd|åh nej|ångest
skrämt ansikte|rädd|skräckinjagat|skrämd
oroligt svettigt ansikte|blått|kallsvettig|panik|rädd
besviket men lättat ansikte|besviken|lättad|nära|ögat
gråtande ansikte|gråter|ledsen|saknar|sorgligt|tårar
storgråtande ansikte|bölar|gråter|ledsen|olycklig|rinner|tårar
ansikte som skriker av fasa|katastrof|livrädd|rädd|skriet
förvirrat ansikte|besviken|frustrerad|förvirrad|irriterad
uthålligt ansikte|besviken|huvudvärk|misslyckades|står ut|uthärdar
besviket ansikte|besviken|misslyckades|nedslagen
nedslaget kallsvettigt ansikte|nedslagen|nervös|rädd
uttröttat ansikte|besviken|ledsen|olycklig|slut|uppgiven|uttröttad
trött ansikte|inte|ledsen|less|orkar
gäspande ansikte|godnatt|sängdags|sömnig|trött|uttråkad
ansikte med ånga ur näsan|arg|rasande|seger|triumf|vansinnig
rasande ansikte|arg|röd|sur
argt ansikte|ilsken|upprörd
ansikte med symboler på munnen|arg|förbannad|svordomar|svär
leende ansikte med horn|djävul|elak|lila
argt ansikte med horn|djävul
dödskalle|döskalle
dödskalle med ben i kors|benknotor|pirater
bajshög|avföring
clownansikte|pajas
japanskt monster|ansikte|demon|saga
japanskt troll|ansikte|saga
spöke|ansikte|saga
utomjording|alien|rymdvarelse|saga|ufo
utomjordiskt monster|rymdvarelse|saga|ufo|utomjording
robotansikte
flinande kattansikte|glad|leende
flinande kattansikte med leende ögon|glad|grin|tänder
kattansikte med glädjetårar|gråter|roligt|skrattar
leende kattansikte med hjärtformade ögon|hjärtan|kärlek|älskar
kattansikte med snett leende|ironiskt
kyssande kattansikte|blundar|plutar|puss
uttröttat kattansikte|chockad|förvånad|rädd|uttröttad|överraskad
gråtande kattansikte|gråter|ledsen|tår
tjurande katt|sur|tjurig
apa ser inget|håller för|ögon
apa hör inget|håller för|öron
apa säger inget|hemlighet|håller för|munnen|tyst
kärleksbrev|hjärta
hjärta med pil|amors|kärlek
hjärta med rosett|kärlek|present|rosa
gnistrande hjärta|känslor|kärlek|upprymd
växande hjärta|känslor|kärlek|nervös|puls|upprymd
bultande hjärta|bankar|känslor|kärlek|puls|slår
snurrande hjärtan|känslor|kärlek|snurrar|två
två hjärtan|känslor|kärlek
hjärtdekoration|hjärta|lila|vitt
utropstecken i form av ett hjärta|rött
brustet hjärta|känslor|trasigt
brinnande hjärta|eld|lust
läkande hjärta|friskna till|läker|läker sår|repa sig|tillfriskna
rött hjärta|känslor|kärlek
rosa hjärta|bedårande|gullig|kärlek|sött|älskar
hjärta i orange
gult hjärta
grönt hjärta
blått hjärta
ljusblått hjärta|cyan|himmelsblå|känsla|kärlek
lila hjärta
brunt hjärta
svart hjärta|ond
grått hjärta|känsla|kärlek|silver|skiffer
vitt hjärta
läppavtryck|kyssmärke|kärlek|läppar
100 poäng|full pott
symbol för ilska|arg
slagsmål|brottas|bråk|fajt|fajtas|fight|slåss|våld
explosion|kollision|serietidning|smäll
omtumlad|serietidning|stjärna|stjärnfall|yr
stänkande svett|droppar|serietidning|svettig
fartsymbol|borta|pust|springa|springer iväg
hål
pratbubbla|dialogbubbla
öga i pratbubbla|vittne
pratbubbla åt vänster|svart
arg pratbubbla åt höger|taggig
tankebubbla|funderar
snarkningar|snarkar|sover|sömnig|trött|uttråkad|zzz
vinkande hand|hallå|hej|vinkning|är du där?
höjd handrygg|lyft
hand med utspretade fingrar|finger
hand i luften|handflata|uppräckt
vulcan-hälsning|hand|spock|star trek
hand som pekar till höger|handslag|hej|hälsa|skaka
hand som pekar till vänster|skaka
handflatan nedåt|avvisa|neka|plocka upp|schas|släppa|släppte
handflatan uppåt|bjuda in|erbjuda|fånga|kalla på|sträcka ut en hand
hand som knuffar åt vänster|high five|neka|stanna|stopp|till vänster|trycka|vänta
hand som knuffar åt höger|blockera|high five|neka|pausa|stanna|stopp|till höger|trycka|vänta
OK-tecken|hand|instämmer|javisst
fingerportmonnä|fingrar|förhör|handgest|nypa|sarkastisk
nypande hand|liten mängd
v-tecken|seger
korsade fingrar|finger|hand|lycka
hand med tummen och pekfingret korsade|<3|betala|dyrt|fingrarna|knäppa|pekfinger|pengar
jag älskar dig-gest|hand
djävulstecknet|djävulstecken|hand|horn|hårdrock|rock|rocka loss
ring mig-hand
vänsterpekande finger|peka åt vänster|pekfinger
högerpekande finger|peka åt höger|pekfinger
pekfinger upp|hand som pekar pekfingret uppåt|peka uppåt
långfinger upp|hand
nedåtpekande finger|peka nedåt|pekfinger
finger upp|förmaning|peka
finger som pekar på mig|du|finger som pekar mot tittaren
tummen upp|bra|gillar|ok|okej
tummen ned|ner|ogilla
knytnäve i luften|hand
knuten hand|knytnäve
vänstervänd näve
högervänd näve
klappande händer|klappa händer
båda händerna i luften|hurra|räcker upp händerna
handhjärta|kärlek|älskar
öppna händer|hand|jazzhänder
handflatorna upp|bön
handskakning|avtal|möte
beende händer|ber|knäppta händer
hand som skriver
nagellack|manikyr|måla naglar|smink
selfie|arm som tar en selfie med telefon|kamera|telefon
spänd biceps|muskler|stark
mekanisk arm|bionisk arm|protes
mekaniskt ben|bioniskt ben|protes
ben|lem|sparka
fot|sparka|stampa
öra|kropp
öra med hörapparat
näsa|kropp
hjärna|klok
hjärta|kardiologi|organ|puls
lungor|andning|exhalering|inhalering|organ
tand|tandläkare
benknota|skelett
ögon|öga
öga|kropp
tunga|kropp
mun|läppar
biter i läppen|flirtar|nervös|obekväm|orolig|rädd|tveksam|ängslig
bebis|baby|liten|ung
barn|könsneutral|leende barn|ung
pojke|kille|ung
flicka|jungfru|stjärntecken|tjej|ung
person|könsneutral|vuxen
blond person|blond man|människor
man|vuxen
man med skägg|person med skägg
man: skägg
kvinna: skägg
man: rödhårig|vuxen
man: lockigt hår|vuxen
man: vithårig|vuxen
man: skallig|vuxen
kvinna|vuxen
kvinna: rödhårig|vuxen
person: rödhårig|könsneutral|vuxen
kvinna: lockigt hår|vuxen
person: lockigt hår|könsneutral|vuxen
kvinna: vithårig|vuxen
person: vithårig|könsneutral|vuxen
kvinna: skallig|vuxen
person: skallig|könsneutral|vuxen
blond kvinna|blondin
blond man
äldre person|gammal|könsneutral|vuxen
gammal man|vuxen|äldre man
gammal kvinna|vuxen|äldre kvinna
sur person|missnöjd|sur kvinna|sur uppsyn
sur man|gest|missnöjd
sur kvinna|gest
plutande person|kvinna som putar med läpparna|person som plutar|plutar|puta med munnen|putar med läpparna
plutande man|plutar
plutande kvinna|plutar
person gestikulerar NEJ|förbjudet|gest för nej|icke|kvinna som gestikulerar nej
man gestikulerar NEJ|förbjudet
kvinna gestikulerar NEJ|förbjudet
person gestikulerar OK|gest för ok|hand|kvinna som gestikulerar ok|okej
man gestikulerar OK|gest för ok|hand|okej
kvinna gestikulerar OK|gest för ok|hand|okej
receptionist|hand|information|kvinna som vinkar med handen|människor|sarkastisk|skvaller
hjälpande man|information|man som vinkar
hjälpande kvinna|information
person som räcker upp handen|fråga|jag vet|kvinna som räcker upp handen
man som räcker upp handen|räcka upp handen
kvinna som räcker upp handen|räcka upp handen
hörselskadad person|döv|tillgänglighet|öra
hörselskadad man|dåligt|döv|gest|höra|tillgänglighet|öra
hörselskadad kvinna|döv|funktion|nedsatt|öra
bugande person|be|bön|förlåt|gest|meditation|meditera|ursäkt|ångra
bugande man|beklagelse|ursäkt
bugande kvinna|beklagelse|ursäkt
person som slår sig för pannan|ansikte|frustration|handflata|irritation|slå sig för pannan
man som slår sig för pannan|facepalm|frustration|irritation
kvinna som slår sig för pannan|facepalm|frustration|irritation
person som rycker på axlarna|axelryckning|likgiltighet|okunskap|tvivel
man som rycker på axlarna|axelryckning|likgiltighet|okunskap|tvivel|vet inte
kvinna som rycker på axlarna|axelryckning|likgiltighet|okunskap|tvivel
läkare|sjuksköterska|sjukvård|terapeut|vårdpersonal
manlig läkare|doktor|hälsovård|skötare
kvinnlig läkare|doktor|hälsovård|kvinna|skötare
student|studerande
manlig student|studerande
kvinnlig student|kvinna|studerande
lärare|instruktör|professor
manlig lärare|instruktör|professor
kvinnlig lärare|instruktör|kvinna|lärarinna|professor
domare|advokat
manlig domare|advokat|jurist
kvinnlig domare|advokat|jurist|kvinna
bonde|jordbrukare|lantbrukare
manlig bonde|jordbruk|trädgårdsmästare
kvinnlig bonde|jordbruk|kvinna|trädgårdsmästare
kock|köksmästare
manlig kock|matlagning|restaurang
kvinnlig kock|kvinna|matlaging|restaurang
mekaniker|elektriker|rörmontör
manlig mekaniker|bil|elektriker|motor|rörmokare
kvinnlig mekaniker|bil|kvinna|motor
fabriksarbetare|industri|industriarbetare
manlig fabriksarbetare|industri|produktion
kvinnlig fabriksarbetare|industri|kvinna|produktion
kontorist|affärsman|arkitekt|tjänsteman|ämbetsman
kontorstjänsteman|chef|näringsliv
kontorstjänstekvinna|chef|näringsliv
forskare|biolog|fysiker|kemist|vetenskapsman
manlig forskare|kemi|laboratorium|vetenskap|vetenskapsman
kvinnlig forskare|kemi|kvinna|laboratorium|vetenskap
IT-tekniker|ingenjör|mjukvarutekniker|uppfinnare|utvecklare
manlig IT-expert|data|teknologi
kvinnlig IT-expert|data|kvinna|teknologi
sångare|artist|rockstjärna|underhållare|vokalist
manlig sångare|artist|konsert|kändis|stjärna
kvinnlig sångare|artist|konsert|kvinna|kändis|stjärna
konstnär|palett
manlig konstnär|målare|palett
kvinnlig konstnär|kvinna|målare|palett
pilot|flygkapten
manlig pilot|flyga
kvinnlig pilot|flyga|kvinna
astronaut|kosmonaut
manlig astronaut|raket|rymden
kvinnlig astronaut|kvinna|raket|rymden
brandman|brandbil
manlig brandman|brandbil|brandväsendet
kvinnlig brandman|brandbil|brandväsendet|kvinna
polis|aina|arrestera|bötfälla|farbror blå|gripa|konstapel|lagen|snut
manlig polis|konstapel|lagen|polisman
kvinnlig polis|aina|arrestera|bötfälla|farbror blå|gripa|konstapel|kvinna|lagen|snut
detektiv|spion
manlig detektiv|kommissarie|privatdetektiv|spanare|spion
kvinnlig detektiv|kommissarie|kvinna|privatdetektiv|spanare|spion
vakt|grenadjär
manlig grenadjär|manlig vakt|vaktbyte|vaktparad
kvinnlig grenadjär|kvinna|kvinnlig vakt|vaktbyte|vaktparad
ninja|gömd|hemlig|lönnmördare
byggarbetare|hatt
manlig byggarbetare|bygge
kvinnlig byggarbetare|bygge|kvinna
person med krona|kung|kunglighet|monark|ädling
prins
prinsessa|saga
man med turban|person med turban
man i turban
kvinna i turban
man med kinesisk hatt|man med hatt
kvinna i sjal|hijab|slöja
person i smoking|brudgum|bröllop
man i smoking
kvinna i smoking
person i brudslöja|brud med slöja|bröllop
man i brudslöja
kvinna i brudslöja
gravid kvinna
gravid man|proppmätt|stor mage|uppsvälld
gravid person|stor mage|uppsvälld
amning|amma|baby|bröst
kvinna matar spädbarn|amma
man matar spädbarn|amma|barnskötare|fader|far|pappa
person ammar spädbarn|barnskötare|bebis|förälder|mata|person matar spädbarn
bebisängel|saga
jultomte|högtid|tomten
tomtemor|jul|nisse
könsneutral tomte|jul|jultomte
superhjälte|god|hjältinna|superkraft|superkrafter
manlig superhjälte|god|superkraft
kvinnlig superhjälte|god|hjältinna|kvinna|man|superkraft
superskurk|brottsling|elak|ond|superkraft|superkrafter
manlig superskurk|brottsling|ond|superkraft
kvinnlig superskurk|brottsling|kvinna|ond|superkraft
magiker|häxa|trollkarl
manlig magiker|trollkarl
kvinnlig magiker|häxa
fé|oberon|puck|titania|vingar|älva
manlig älva|oberon|puck
kvinnlig fé|kvinnlig älva|titania
vampyr|blod|drakula|huggtänder|vandöd
manlig vampyr|drakula|vandöd
kvinnlig vampyr|vandöd
vattenväsen|näcken|sjöjungfru|sjörå
strömkarl|triton
sjöjungfru|sjörå
alv|magisk|mystisk
manlig alv|magisk
kvinnlig alv|magisk
ande|anden i flaskan|djinn
manlig ande|manlig djinn
kvinnlig ande|djinn
zombie|levande död|odöd|vandöd
manlig zombie|levande död|odöd|vandöd
kvinnlig zombie|levande död|odöd|vandöd
troll|fantasy|monster|saga|sägen
hårig varelse|bigfoot|jätte|sasquatch|yeti
person som blir masserad|ansiktsmassage|behandling|kvinna som blir masserad|massage
man som blir masserad|avslappning|huvudmassage|man som får massage|massage
kvinna som blir masserad|avslappning|huvudmassage|kvinna som får massage|massage
person som får håret klippt|frisyr|frisör|hårklippning|kvinna som får håret klippt|skönhet
man som får håret klippt|frisör|hårklipp
kvinna som får håret klippt|frisör|hårklipp
fotgängare|lunka|man som går|promenerar|vandra
man som går|fotgängare|man går
kvinna som går|fotgängare|kvinna går
fotgängare: åt höger|lunka|man som går|promenerar|vandra
kvinna som går: åt höger|fotgängare|kvinna går
man som går: åt höger|fotgängare|man går
stående person
stående man
stående kvinna
knäsittande person|knästående person|på knäna
knäsittande man|knästående
knäsittande kvinna|knästående
knäsittande person: åt höger|knästående person|på knäna
knäsittande kvinna: åt höger|knästående
knäsittande man: åt höger|knästående
person med vit käpp|hjälpmedel|synskadad
person med vit käpp: åt höger|hjälpmedel|synskadad
man med vit käpp|blind|blindkäpp|man med blindkäpp
man med vit käpp: åt höger|blind|blindkäpp|man med blindkäpp
kvinna med vit käpp|blind|blindkäpp|kvinna med blindkäpp
kvinna med vit käpp: åt höger|blind|blindkäpp|kvinna med blindkäpp
person i permobil|eldriven rullstol|elektrisk rullstol|tillträde
person i permobil: åt höger|eldriven rullstol|elektrisk rullstol|tillträde
man i permobil|rullstol
man i permobil: åt höger|rullstol
kvinna i permobil|rullstol
kvinna i permobil: åt höger|rullstol
person i manuell rullstol|tillträde
person i manuell rullstol: åt höger|tillträde
man i manuell rullstol
man i manuell rullstol: åt höger
kvinna i manuell rullstol
kvinna i manuell rullstol: åt höger
person som springer|löpare|löpning|maraton|person som löper
man som springer|jogga|löpa|man springer
kvinna som springer|jogga|kvinna springer|löpa
person som springer: åt höger|löpare|löpning|maraton|person som löper
kvinna som springer: åt höger|jogga|kvinna springer|löpa
man som springer: åt höger|jogga|löpa|man springer
balettdansare|ballerina
dansande kvinna|människor
dansande man
svävande man i kostym|människor|svävar
personer med kaninöron|kvinna|kvinnor med kaninöron|människor|tjej
män med kaninöron|dans|man|party
kvinnor med kaninöron|dans|kvinna|party
person i ångbastu|slappna av|spa
man i ångbastu
kvinna i ångbastu
person som klättrar|bergsklättring|klättra upp|klättrare|person klättrar
man som klättrar|klättrare|man klättrar
kvinna som klättrar|klättrare|kvinna klättrar
person som fäktas|fäktare|fäktning|sport|svärd
hästkapplöpning|jockey|person som galopperar med en häst
skidåkare|skidor|snö|vinter
snowboardåkare
person som spelar golf|birdie|golfspelare|putt|sport|tee
man som spelar golf|man spelar golf|manlig
kvinna som spelar golf|kvinna spelar golf|kvinnlig
person som surfar|hav|strand|surfare|surfing|surfning
man som surfar|man surfar|manlig|surfing
kvinna som surfar|kvinna surfar|kvinnlig|surfing|woman
person som ror en båt|roddbåt
man som ror en båt|eka|man ror|manlig|roddbåt
kvinna som ror en båt|eka|kvinna ror|kvinnlig|roddbåt
person som simmar|simmare|simning
man som simmar|simmare|simning
kvinna som simmar|simmare|simning
person med boll|basket|basketspelare|dribbla|sport
man med boll|manlig
kvinna med boll|kvinnlig
person som lyfter tyngder|kroppsbyggare|sport|tyngdlyftare
man som lyfter tyngder|man lyfter tyngder|manlig|tyngdlyftare
kvinna som lyfter tyngder|kvinna lyfter tyngder|kvinnlig|tyngdlyftare
person som cyklar|cykel|cyklist
man som cyklar|cykel|cyklist|man cyklar|manlig
kvinna som cyklar|cykel|cyklist|kvinna cyklar|kvinnlig
person som cyklar på en mountainbike|cykel|cyklist|mountainbikeåkare
man som cyklar på en mountainbike|cykel|cyklist|man åker mountainbike
kvinna som cyklar på en mountainbike|cykel|cyklist|kvinna åker mountainbike
person som hjular|gymnastik
man som hjular|gymnastik|kullerbytta|volt
kvinna som hjular|gymnastik|kullerbytta|volt
brottande personer|brottare|brottning|sport
brottande män|brottning|manlig|män som brottas|person|sport
brottande kvinnor|brottning|sport
person som spelar vattenpolo|sport
man som spelar vattenpolo|sport
kvinna som spelar vattenpolo|sport
person som spelar handboll|sport
man som spelar handboll|sport
kvinna som spelar handboll|kasta|sport
person som jonglerar|balans|färdighet|jonglering|multitasking
man som jonglerar|jonglering|multitasking
kvinna som jonglerar|jonglering|kvinna jonglerar|kvinnlig|multitask
person i lotusposition|ben|fokus|frid|korsade|meditation|yoga
man i lotusposition|meditering|yoga
kvinna i lotusposition|meditering|yoga
person som badar|badkar
person i en säng|hotell|hotellnatt|ligger i sängen|sova|sova middag|sömn|sömnig|trött
personer som håller hand|människor|par
två kvinnor håller hand|människor|par
man och kvinna håller hand|människor|par
två män håller hand|människor|par
puss|kyssas|kärlek|människor
puss: kvinna, man|kyssas|kärlek|människor
puss: man, man|kyssas|kärlek|människor
puss: kvinna, kvinna|kyssas|kärlek|människor
par med hjärta|kärlek|människor
par med hjärta: kvinna, man|kärlek|människor
par med hjärta: man, man|kärlek|människor
par med hjärta: kvinna, kvinna|kärlek|människor
familj: man, kvinna, pojke|barn|mamma|människor|pappa
familj: man, kvinna, flicka|barn|mamma|människor|pappa
familj: man, kvinna, flicka, pojke|barn|mamma|människor|pappa
familj: man, kvinna, pojke, pojke|barn|mamma|människor|pappa
familj: man, kvinna, flicka, flicka|barn|mamma|människor|pappa
familj: man, man, pojke|barn|mamma|människor|pappa
familj: man, man, flicka|barn|mamma|människor|pappa
familj: man, man, flicka, pojke|barn|mamma|människor|pappa
familj: man, man, pojke, pojke|barn|mamma|människor|pappa
familj: man, man, flicka, flicka|barn|mamma|människor|pappa
familj: kvinna, kvinna, pojke|barn|mamma|människor|pappa
familj: kvinna, kvinna, flicka|barn|mamma|människor|pappa
familj: kvinna, kvinna, flicka, pojke|barn|mamma|människor|pappa
familj: kvinna, kvinna, pojke, pojke|barn|mamma|människor|pappa
familj: kvinna, kvinna, flicka, flicka|barn|mamma|människor|pappa
familj: man, pojke|barn|mamma|människor|pappa
familj: man, pojke, pojke|barn|mamma|människor|pappa
familj: man, flicka|barn|mamma|människor|pappa
familj: man, flicka, pojke|barn|mamma|människor|pappa
familj: man, flicka, flicka|barn|mamma|människor|pappa
familj: kvinna, pojke|barn|mamma|människor|pappa
familj: kvinna, pojke, pojke|barn|mamma|människor|pappa
familj: kvinna, flicka|barn|mamma|människor|pappa
familj: kvinna, flicka, pojke|barn|mamma|människor|pappa
familj: kvinna, flicka, flicka|barn|mamma|människor|pappa
silhuett som talar
figur i silhuett|människa
figurer i silhuett|människor
personer kramas|adjö|hej|tack
familj|barn|mamma|människor|pappa
familj: vuxen, vuxen, barn|vuxna
familj: vuxen, vuxen, barn, barn
familj: vuxen, barn
familj: vuxen, barn, barn
fotavtryck|fötter
fingeravtryck|identitet|kriminalteknik|säkerhet
apansikte|djur
apa|djur
gorilla|djur
orangutang|apa
hundansikte|djur
hund|djur|valp
ledarhund|blindhund|hjälp|service
servicehund|hjälp|tillgång
pudel|djur|hund
vargansikte|djur
rävansikte|djur
tvättbjörn|nyfiken|slug
kattansikte|djur
katt|djur
svart katt|djur|halloween|mjau|otur|skrock
lejonansikte|djur
tigeransikte|djur
tiger|djur
leopard|djur
hästansikte|djur
älg|alces|djur|däggdjur|hjortdjur|horn|älghorn
åsna|djur|däggdjur|envis|mula|mulåsna
häst|djur|galopp|galopperande häst|hästlopp|trav
enhörningsansikte|djur
zebra|ränder
hjort|djur
bisonoxe|buffalo|hjord|visent
koansikte|djur
oxe|oxen|stjärntecken|tjur
vattenbuffel|djur
ko|djur|kossa
grisansikte|djur
gris|so|sugga
vildsvin|djur
gristryne|djur
vädur|bagge|får|stjärntecken
tacka|får
get|stenbock|stjärntecken
dromedar|puckel
kamel|puckel|pucklar
lama|alpaca|guanaco|ull|vicuña
giraff|prickar
elefant|djur
mammut|betar|stor|utrotad
noshörning|djur|horn|näsa
flodhäst|hovdjur
musansikte|djur
mus|djur
råtta|djur
hamsteransikte|djur
kaninansikte|djur
kanin|djur
jordekorre|djur
bäver|damm
igelkott|taggig
fladdermus|djur|vampyr
björnansikte|djur
isbjörn|djur|vit
koala|australien|djur|koala-ansikte|koalabjörn|pungdjur
pandaansikte|djur
sengångare|lat|långsam
utter|fiskar|lekfull
skunk|stank
känguru|australien|hoppa|joey|pungdjur
grävling|honungsgrävling|plåga
tassavtryck|djur|tassar
kalkon|fågel
höna|fågel
tupp|fågel
nykläckt kyckling|fågel
kyckling|djur|kycklingansikte
kyckling framifrån|fågel
fågel|djur|fågelansikte
pingvin|fågel|pingvinansikte
duva|fred|fredsduva|fågel
örn|fågel
and|fågel
svan|den fula ankungen|fågel
uggla|fågel|vis
dront|mauritius|stor|utrotad
fågelfjäder|fjäderdräkt|lätt
flamingo|flambojant|tropisk
påfågel|praktfull|stolt
papegoja|fågel|pirat|prata
vinge|flyga|flyger|fågel|himmelsk|mytologi|stiga|änglalik
koltrast|djur|fågel|korp|kraxa|kråka|näbb|råka|svart
gås|and|anka|dum|flock|fä|fågel|fånig|kackel|rolig
fenix|eldfågel|fantasy|förnyelse|pånyttfödelse|reinkarnation
grodansikte|djur
krokodil|djur
sköldpadda|havssköldpadda
ödla|kräldjur
orm|djur
drakansikte|djur|drake
drake|djur
sauropod|brachiosaurus|brontosaurus|diplodocus
T-rex|tyrannosaurus rex
val som sprutar vatten|djur
val|djur
delfin|djur
späckhuggare|hav|ocean|val
säl|sjölejon
fisk|fiskarna|stjärntecken
tropisk fisk|djur
blåsfisk|djur
haj|fisk
bläckfisk|djur
snäcka|djur|snäckskal
korall|klimatförändring|ocean|rev
manet|bränner|brännmanet|hav|nässeldjur|ocean|svida|svider|tentakler
krabba|kräfta|skaldjur|stjärntecken
hummer|fisksoppa|klor|skaldjur
räka|liten|mat|skaldjur
mindre bläckfisk|mat|skaldjur
ostron|dyka|pärlor
snigel|djur
fjäril|insekt|sommar|vacker
tusenfoting|djur|kryp|larv
myra|djur|insekt
bi|djur|geting|insekt
skalbagge|insekt|småkryp
nyckelpiga|djur|insekt|skalbagge
syrsa|gräshoppa
kackerlacka|insekt|skadedjur
spindel|djur|insekt
spindelnät
skorpion|skorpionen|stjärntecken
mygga|insekt|malaria|sjukdom|virus
fluga|asätande insekt|sjukdom
mask|daggmask|parasit|ringmask
mikrob|amöba|bakterie|mikrober|virus
blombukett|blommor|kärlek
körsbärsblomma
vit blomma
lotus|blomma|buddhism|frid|hinduism|renhet|stillhet
bandros|blomma
ros|blomma
vissnad blomma|torkad|vissen
hibiskus|blomma|hibiskusblomma
solros|blomma
blomma|blomster|växt
tulpan|blomma
hyacint|blomma|bluebonnet|lavendel|lila|luktärter|lupin|purpur|violblå|violett
skott|grodd|växtskott
krukväxt|inomhus|odla
barrträd|gran|vintergrön
lövträd|lövfällande
palm|träd
kaktus|växt
risax|planta|risplanta
ört|blad
treklöver|irland
fyrklöver|irland|lycka|tur
lönnlöv|höst
fallande löv|faller|fallna löv|höst|höstlöv
löv i vinden|blåser|fladdrande|höst
tomt bo|rede|ruva
bo med ägg|fågelbo|rede med ägg|ruva
svamp|flugsvamp|växt
träd utan löv|kargt|torka|vinter
vindruvor|frukt
melon|frukt
vattenmelon|frukt|vattenmelonskiva
mandarin|citrusfrukt|frukt
citron|citrusfrukt|frukt
lime|citrusfrukt|frukt|tropisk
banan|frukt
ananas|frukt
mango|frukt|tropisk frukt
rött äpple|frukt|hälsa|mat|moget|nyttigt|sunt
grönt äpple|frukt
päron|frukt
persika|frukt
körsbär|frukt
jordgubbe|bär|frukt
blåbär
kiwifrukt|mat
tomat|grönsak
oliv|mat
kokosnöt|halv kokosnöt|palm|piña colada
avokado|frukt|mat
aubergine|grönsak|äggplanta
potatis|grönsak|mat
morot|grönsak|mat|rotfrukt
majskolv
chili|peppar|starkt|växt
paprika|grönsak
gurka|grönsak|mat
sallat|bok choy|grönkål|kål|sallad|salladsblad
broccoli|kål
vitlök|smaksättning
lök|gul lök|smaksättning
jordnötter|grönsak|mat
bönor|kidneybönor|mat|små
kastanj|växt
ingefära|hälsa|krydda|kryddväxt|rot|öl|ört
ärtskida|bönor|bönstjälk|edamame|grönsaker|sojaböna|ärta
brun svamp|brun flugsvamp|brunsvamp|grönsaker|mat|natur|sopp|tryffel|trädgårdschampinjon
rotfrukt|grönsak|rova|rödbeta|trädgård
bröd|limpa
croissant|bröd|fransk|mat
baguette|bröd|fransk|mat
tunnbröd|naanbröd|pitabröd
pretzel|snurrad
bagel|bakverk|bröd
pannkakor|crêpes|mat|pannkaka
våffla|våffeldagen|våffeljärn
ostbit
köttben|på ben
kycklinglår
styckdel|fläskkotlett|lammkotlett|stek
bacon|kött|mat
hamburgare
pommes frites
pizzabit|slice
varmkorv|mat
smörgås|bröd|macka
taco|fredagsmys|mat|mexikanskt
burrito|fredagsmys|mat|mexikanskt
tamale|mexikanskt|wrap
pitabröd|falafel|gyro|kebab|mat
falafel|kikärter|köttbulle
ägg|mat
matlagning|laga mat|steka ägg
paella|mat|stekpanna
gryta|mat|varm gryta
fondue|choklad|gryta|ost|schweiziskt|smältande
skål och sked|flingor|frukost
grönsallad|mat
popcorn|bio|snacks
smör|mjölkprodukt
salt|krydda|saltkar|saltströare
konserv|burk|konservburk
bentolåda
riskaka|kex
risboll|risportion
kokt ris
curry och ris
skål nudelsoppa|nudlar|rykande
spagetti|mat|pasta
rostad sötpotatis|mat
skaldjursspett
sushi
friterad räka|tempura
fiskkaka|snurrad fiskkaka
månkaka|festival|höst|månfest
dango|efterrätt|japan
dumpling|degknyte|empanada|gyōza|jiaozi|pirog
lyckokaka|profetia
hämtmatkartong|takeout box
mjukglass|efterrätt
kakigōri|dessert|efterrätt|is
glass|efterrätt
munk|donut
kaka|desert|efterrätt|småbröd
födelsedagstårta|fest|fördelsedagstårta|grattis|tårta med ljus på
tårtbit|kaka|kakbit|tårta
muffin|bakelse|bakverk
paj|deg|fyllnad
chokladkaka|chokladbit|godis
godis|karamell
klubba|godis
brylépudding|efterrätt
honungsburk
nappflaska|dryck|mjölk
mjölkglas|dryck
varm dryck|kaffe|te|ångande
tekanna|dryck
tekopp|varm dryck
sake|dryck|flaska|flaska och kopp med saké|kopp
champagne|bubbel|fest|nyår
vinglas|dryck|rödvinsglas
cocktailglas|drink
tropisk drink|alkohol|bar|cocktail|drinkar|festa|full|mai tai|nattklubb|party|supa
ölstop|glas|ölglas
skålande ölstop|glas|skålande ölglas
skålande glas|dryck|fira
whiskyglas|brännvin|shot|sprit
hälla vätska|dryck|glas|oj då!|spilla|tomt
mugg med sugrör|juice|läskedryck
bubbelte|mjölk|pärlor|tapiokapärlor
dryckeskartong|dryckesförpackning
mate-te|dryck
isbit|isberg|kallt
ätpinnar
tallrik, kniv och gaffel|bestick|dukning|äta
kniv och gaffel|bestick|gaffel och kniv|hungrig|mat|matdags|middag|äta
sked|bestick
kökskniv
burk|behållare|förvaring|krydda|sås|tom
amfora|kruka|krus
jordglob Europa–Afrika|europa-afrika|jorden|visar|världen
jordglob nord- och sydamerika|jorden|nordamerika|visar|världen
jordglob Asien–Australien|asien-australien|jorden|visar|världen
jordglob med meridianer
världskarta|världen
karta över Japan
kompass|magnetisk|navigation|orientering
snöklätt berg|kallt|snöklädda berg
berg
jordskred|berg|fallande|fara|ras|stenar
vulkan|vulkanutbrott
Fuji|berg
camping|tält
strand med parasoll
öken|torrt|varmt
öde ö
nationalpark
stadion
klassisk byggnad|sevärdhet
byggarbetsplats|bygge
tegelsten|bruk|lera|tegelstenar|tegelstensvägg|vägg
sten|berg|bumling|klippa
trästockar|stubbe|timmerstock|ved
koja|hydda|kåta
flera hus|byggnader
fallfärdigt hus|förfallet|öde|ödehus
hus|byggnad
hus med trädgård
kontorsbyggnad
japanskt postkontor|byggnad
postkontor|byggnad|europeiskt postkontor
sjukhus|byggnad
bank|byggnad
hotell|byggnad
kärlekshotell|byggnad|hotell med hjärta
jourbutik|affär|butik som har öppet dygnet runt|byggnad
skola|byggnad|skolbyggnad
varuhus|butik
fabrik|byggnad
japanskt slott
slott|europeiskt slott
bröllop|bröllopskapell|kyrka|kärlek
Tokyo Tower|torn|torn i tokyo
Frihetsgudinnan|new york|ny|nyc|staty
kyrka|byggnad|kristen
moské|islam|muslim|religion
hindutempel
synagoga|judisk|religion|tempel
shintohelgedom|religion
kaba|islam|muslim|religion
fontän|springbrunn
tält|camping
dimmigt|dimma
stjärnklar natt|stjärnor
stadsbild|höga hus|skyskrapa|storstad
soluppgång över berg|morgonsol|soluppgång vid berg
soluppgång|morgonsol
stad i skymning|byggnader|kväll|solnedgång|stadsvy
solnedgång|byggnader|skymning|solnedgång över stad
bro på natten
varma källor|het källa|termalkälla|ångande
karusellhäst
rutschbana|leka|lekplats|nöjesfält
pariserhjul|karusell|nöjespark
berg- och dalbana|karusell|nöjespark
barberarstolpe|barberare|frisör
cirkustält
ånglok|fordon|lokomotiv|tåg
tågvagn|fordon|järnväg
snabbtåg|fordon
höghastighetståg|fordon|shinkansen|tgv
tåg|fordon|järnväg
tunnelbana|fordon|metro
snabbspårväg|anlänt|balkbana|enskensbana|lättbana|monorail|spårvagn
tågstation
spårvagn|fordon
monorail|balkbana|fordon|tåg
bergbana|bergsbana|bergståg|järnväg
spårvagnsvagn|fordon
buss|fordon
mötande buss|fordon
trådbuss|fordon
minibuss|fordon
ambulans|fordon
brandbil|fordon
polisbil|fordon
mötande polisbil|fordon
taxi|fordon
mötande taxi|fordon|taxi framifrån
bil|fordon
mötande bil|bilar|fordon|körde
SUV|bil|fordon
pickup|lastbil|transportvagn|varubil
budbil|fordon|skåpbil
lastbil|fordon
traktor|fordon
racerbil|sport
motorcykel|racing
skoter|motor
manuell rullstol|tillgänglighet
eldriven rullstol|tillgänglighet
automatisk riksha|motordriven|rickshaw|tuk-tuk
cykel|fordon
sparkcykel|sparka
skateboard|bräda
rullskridsko
busshållplats
motorväg
räls|järnväg|tåg|tågräls
oljefat|olja
bränslepump|bensin|bensinpump|bensinstation
hjul|cirkel|däck|rulla
polisbilslampa|saftblandare
vågräta trafikljus
lodräta trafikljus
stoppskylt|åttakantig
skylt för byggområde|bygge
ankare|hopp
livboj|flytetyg|frälsarkrans|livräddning|räddning|säkerhet
segelbåt|segling
kanot|båt
racerbåt|fordon
passagerarfartyg|fordon|passagerare
färja|båt|passagerare
motorbåt|fordon
fartyg|båt|fordon
flygplan|fordon
litet flygplan|fordon
avgång med flyg|flyg som avgår|resa
ankomst med flyg|flyg som landar|resa
fallskärm|fallskärmshopp|hängflygning|parasegling
flygstol
helikopter|fordon
hängbana|fordon
linbana|gondolbana|kabinbana|skidlift
kabinbana|funifor|gondolbana|linbana
satellit|fordon|rymden
raket|fordon|rymdraket
flygande tefat|ufo
receptionsklocka|hotell|piccolo|plingklocka
bagage|packning|resa|resväska
utrunnet timglas|sand
timglas med rinnande sand|tid
armbandsur|klocka
väckarklocka
tidtagarur|klocka|stoppur
timer|klocka|tid|tidtagarklocka
mantelklocka
klockan tolv|00.00|24.00|klocka som visar tolv
halv ett|00.30|12.30|klocka som visar halv ett
klockan ett|01.00|13.00|klocka som visar ett
halv två|01.30|13.30|klocka som visar halv två
klockan två|02.00|14.00|klocka som visar två
halv tre|02.30|14.30|klocka som visar halv tre
klockan tre|03.00|15.00|klocka som visar tre
halv fyra|03.30|15.30|klocka som visar halv fyra
klockan fyra|04.00|16.00|klocka som visar fyra
halv fem|04.30|16.30|klocka som visar halv fem
klockan fem|05.00|17.00|klocka som visar fem
halv sex|05.30|17.30|klocka som visar halv sex
klockan sex|06.00|18.00|klocka som visar sex
halv sju|06.30|18.30|klocka som visar halv sju
klockan sju|07.00|19.00|klocka som visar halv sju
halv åtta|07.30|19.30|klocka som visar halv åtta
klockan åtta|08.00|20.00|klocka som visar åtta
halv nio|08.30|20.30|klocka som visar halv nio
klockan nio|09.00|21.00|klocka som visar nio
halv tio|09.30|21.30|klocka som visar halv tio
klockan tio|10.00|22.00|klocka som visar tio
halv elva|10.30|22.30|klocka som visar halv elva
klockan elva|11.00|23.00|klocka som visar elva
halv tolv|11.30|23.30|klocka som visar halv tolv
nymåne
måne i första kvarteret|kvartsmåne|månskära|tilltagande måne
tilltagande halvmåne|kvarts
måne i andra kvarteret|halvmåne till fullmåne|tilltagande måne
fullmåne
måne i tredje kvarteret|rymden|tilltagande
avtagande halvmåne|avtagande måne
måne i fjärde kvarteret|avtagande måne|kvartsmåne|månskära
månskära|måne
nymåne med ansikte|gubben i månen|månansikte
tilltagande halvmåne med ansikte|gubben i månen|månansikte
avtagande halvmåne med ansikte|gubben i månen|månansikte
termometer|väder
sol|strålar|väder
fullmåne med ansikte|gubben i månen|månansikte
sol med ansikte
planet med ringar|saturnine|saturnus
stjärna|vit medelstor stjärna
blänkande stjärna|glittrande|glänsande|gnistrande|natt|seger
stjärnfall|fallande stjärna
Vintergatan|galax|rymden
moln|väder
sol bakom moln|sol med moln
moln med regn och blixtar|oväder|väder
sol bakom litet moln|väder
sol bakom stort moln|väder
sol bakom moln med regn|väder
regnmoln|väder
moln med snö|väder
moln med blixt|oväder|väder
tornado|virvelvind|väder
dimma|dimmigt|väder
blåser vind|ansikte som blåser luft|väder
cyklon|tromb|tyfon|vind|väder
regnbåge|väder
hopfällt paraply
paraply|accessoar|regn|utfällt paraply|väder
paraply med regndroppar|accessoar|väder
parasoll på marken|paraply|väder
högspänning|fara|hög spänning|varningssymbol
snöflinga
snögubbe|snöar
snögubbe utan snö
komet|rymden
eld|brinner|flamma
droppe|kallsvettig|svettdroppe|svettig|vattendroppe
våg|havsvåg
lyktgubbe|fest|halloween|lykta|pumpa|pumplykta
julgran|högtid
fyrverkerier|firande|högtid
glittrande fyrverkeri|fyrverkerier|högtid
smällare|dynamit|fyrverkeri|sprängämne
gnistrande stjärnor|gnistrar
ballong|fest
konfettismällare|fest|partypopper|serpentiner
konfettiboll|fest
tanabataträd|fest|japansk festival|pappersremsor|träd med pappersremsor
pinjedekoration|bambu|japanskt|nyår
japanska dockor|festival
karpvindstrut|fest|japan
vindspel|fest|japan
månskådning|japan|månfest
rött kuvert|hóngbāo|lai see|pengar|present|tur
rosett|fest
inslagen present|fest|födelsedag|gåva|julklapp|paket|överraskning
påminnelseband|firande
inträdesbiljetter
biljett|inträde
militär medalj|firande|pris
pokal|pris
sportmedalj
guldmedalj|segrare
silvermedalj|andra plats
bronsmedalj|tredje plats
fotboll|sport
baseboll|sport
softboll|handske|underarm
basketboll
volleyboll|sport
amerikansk fotboll|sport
rugbyboll|sport
tennis|boll|tennisboll|tennisrack och boll|tennisracket och boll
frisbee|ultimate
bowling|bowlingklot|bowlingklot och käglor|klot
cricket|cricketslagträ och boll|sport
landhockey|landhockeyklubba|landhockeyklubba och boll|sport
ishockey|ishockeyklubba och puck|klubba|puck|sport
lacrosse|boll|klubba|mål
bordtennis|bordtennisracket med pingisboll|pingis|pingpong|sport
badminton|badmintonracket och badmintonboll|sport
boxningshandske|sport
kampsportdräkt|judo|karate|självförsvar|taekwondo
målnät|sport
flagga i hål|golf|golfflagga
skridsko|is|sport
fiskespö|fiska|fiskespö och fisk
dykmask|dyka|snorkelmask|snorkla
löparlinne|löpartröja|löpning|träningskläder
skidor|skidor och pjäxa|skidor och stavar
kälke|släde
curlingsten|spel
mitt i prick|bullseye|fullträff|pilkastning|piltavla med pil mitt i prick|rakt på mål
jojo|jojare|snöre|trissa
flygande drake|sväva
vattenpistol|leksakspistol|revolver|vapen
biljardboll|biljardboll med nummer 8|åttan
kristallkula|framtiden|spåkula
trollspö|häxa|magi|trollkarl|trollkonst|trollstav
tv-spel|kontroll|tv-spelskontroll
joystick|spak|spel|styrspak
enarmad bandit|spel|spelautomat|spelmaskin
speltärning
pusselbit|ledtråd|pusselbitar|sammanfoga
nallebjörn|gosedjur|leksak|mjukdjur
piñata|fest|kalas
discokula|dansa|fest|glitter
ryska dockor|babuschkadocka|matrjosjka|rysk docka
spader|färg|kort|svart spader
hjärter|färg|kort|rött hjärter
ruter|färg|kort|röd ruter
klöver|färg|kort|svart klöver
schackbonde|utbytbar
joker|joker-kort|spelkort|spelkort med joker
mahjong-bricka|drake|röd drake|spelbricka
spelkort med blomma|japanskt spelkort med blomma|kortspel
dans och teater|ansiktsmasker|masker
tavla|bild i ram|konst|museum
färgpalett|färger|konst
tråd|nål|spole|trådrulle
synål|broderi|skräddarsy|stygn
garn|garnnystan|sticka|virka
knut|knop|rep|tågvirke
glasögon|accessoarer|brillor
solglasögon
simglasögon|simma|svetsning|ögonskydd
labbrock|doktor|experiment|vetenskapsman
varselväst|nöd|säkerhet|varningsväst
skjorta med slips|kläder
t-shirt|kläder|tröja
jeans|byxor|kläder
halsduk|scarf
handske
jacka|kavaj
sockor|strumpa
klänning|kläder
kimono|kläder|klänning
sari|kläder|klänning
baddräkt|simdräkt
badbyxor|badkläder|badshorts|simutrustning
shorts|badbyxor|badkläder|badshorts|underkläder
bikini|badkläder|kläder
blus|damkläder|kläder
solfjäder|blyg|dans|fläkt|fläktar|flört|hett|svalka
portmonnä|accessoar
handväska|accessoar
kuvertväska|accessoar|clutch
shoppingpåsar
ryggsäck|skolväska|väska
flip-flops|remsko|sandaler
herrsko|skor
gympasko|sneaker
vandringskänga|camping|pjäxor
ballerinasko|lågklackad|toffla
högklackad sko|pumps
damsandal|högklackad damsandal|sko
ballettskor|balett|dans
damstövel|sko
afrokam|hår
krona|drottning|kung|kungakrona
damhatt
hög hatt
examenshatt|högtid
skärmmössa|basebollkeps|keps
militärhjälm|armé|krigare|soldat
räddningsarbetarhjälm|hjälm med vitt kors|hjälp|räddningsarbetare|utryckningspersonal
radband|bön|halsband|religion
läppstift|makeup|smink
ring|diamant|diamantring|kärlek|romantik
ädelsten|diamant|juvel|kärlek
avstängd högtalare|tyst
högtalare|högtalare med låg volym|låg volym
högtalare med medium volym
högtalare med hög volym
handhögtalare|kommunikation
megafon|kommunikation
postsymbol|posthorn
ringklocka|ljud
överstruken ringklocka|inget ljud|ljudlös
g-klav|musik|noter
musiknot
musiknoter
studiomikrofon|sjunga
nivåreglage
reglagevred|musik
mikrofon|karaoke|sjunga
hörlur|musik
radio|video
saxofon|musik|musikinstrument
trumpet|musik|musikinstrument
trombon|bleckblås|instrument|jazz|musik|sorgen
dragspel|ackordeon|dragharmonika
gitarr|elgitarr|musik|musikinstrument
klaviatur|musik|musikinstrument|piano
fiol|fiol med stråke|musik|musikinstrument|violin
banjo|musik|sträng
trumma|musik|trumma med trumpinnar|trumpinnar
congatrumma|djembe|rytm|takt
maracas|instrument|musik|skaka|slaginstrument|slagverk
flöjt|band|blockflöjt|flöjtist|instrument|musik|orkester|panflöjt|pickolaflöjt|träblås
harpa|amor|instrument|musik|orkester|romantik
mobiltelefon
mobiltelefon med pil|ringa
telefon
telefonlur|kommunikation
personsökare|kommunikation
fax|kommunikation
batteri
låg batterinivå|elektronik|låg energinivå
elkontakt
bärbar dator|kontor|laptop|pc
stationär dator|pc
skrivare|dator
tangentbord|dator
datormus
styrkula|dator|mus
datordiskett|optisk|skiva
diskett|dator
optisk skiva|bluray-skiva|cd-skiva|dvd-skiva
dvd-skiva|bluray-skiva
kulram|beräkning
filmkamera|spela in film
filmnegativ
filmprojektor
filmklappa
tv|television|video
kamera|video
kamera med blixt
videokamera
videokassett|vhs|videoband
förstoringsglas som lutar åt vänster|förstoringsglas vänster|vänsterpekande
förstoringsglas som lutar åt höger|förstoringsglas höger|högerpekande
stearinljus|levande ljus
glödlampa|elektrisk|fått en idé
ficklampa
röd papperslykta|restaurang|röd lykta
diyalampa|oljelampa
anteckningsbok med dekorativt omslag|anteckningsbok med snyggt omslag|skrivbok
stängd bok
öppen bok
grön bok
blå bok
orange bok
böcker|bok
anteckningsbok|skrivbok
liggare|skrivbok
upprullad sida|dokument
bokrulle|pergament
sida med text uppåt|dokument
tidning|nyheter
ihoprullad tidning|nyheter
bokmärkesflikar|bokmärken|markörer
bokmärke
etikett
mynt|guld|pengar|silver|skatt
pengapåse|pengar|säck
skattkista|guld|pengar|pris|rikedom|ädelstenar
yensedel|pengar
dollarsedel|pengar
eurosedel|pengar
pundsedel|pengar
pengar med vingar|flygande sedlar
kreditkort|betalkort
kvitto|belägg|bevis|bokföring|redovisning
stigande diagram med yen|diagram stigande marknad|stigande marknad|uppåtpekande
kuvert|brev|e-post|e-postmeddelande|mail|mejl
e-post|brev|e-postsymbol|kommunikation|mail|mejl
inkommande brev|e-post|kommunikation|kuvert|mottaget brev
kuvert med pil|e-post|mejl|skickat|utgående
utkorg|kommunikation|skickat
inkorg|kommunikation|mottaget
paket|låda
stängd brevlåda med hissad flagga|post
stängd brevlåda med sänkt flagga|post
öppen brevlåda med hissad flagga|post
öppen brevlåda med sänkt flagga|post
postlåda|brevlåda
valurna med röstsedel|rösta
blyertspenna
stiftpenna|reservoarpenna
reservoarpenna
kulspetspenna
målarpensel
krita
kom ihåg-block|anteckningar
portfölj|väska
arkivmapp
öppen mapp|öppet arkiv
indexflikar|kort|pärmflikar
kalender|datum
avdragbar kalender|datum
anteckningsblock|anteckningar|spiralblock
spiralbunden kalender|månadskalender
kortregister
uppåtgående trend|diagram|graf
nedåtgående trend|diagram|graf
stapeldiagram|staplar
skrivplatta|clipboard|urklipp
kartnål|stift
knappnål|stift
gem
länkade gem|ihopsatta gem
linjal|rak
rätvinklig linjal|triangel
sax|klippa
kartotek|låda
dokumentskåp
papperskorg|skräp|sopor|soptunna
låst lås|stängt lås
öppet lås|olåst
lås med bläckpenna
lås med nyckel|stängt
nyckel|lösenord
gammal nyckel
hammare|verktyg
yxa|hacka|hugga|klyva|ved
hacka|verktyg
hammare och hacka|verktyg
hammare och skiftnyckel|verktyg
dolk|kniv|vapen
korslagda svärd|korsade|vapen
bomb|serietidning
boomerang|australien|bumerang|flyga tillbaka
pil och båge|bågskytt|pilbåge|vapen
sköld|vapen
fogsvans|snickare|såg|trä|verktyg
skiftnyckel|verktyg
skruvmejsel|verktyg
skruv och mutter
kugghjul|kugge
skruvtving|verktyg
balansvåg|rättvisa|vågen
blindkäpp|tillgänglighet
länk|länkar|länksymbol|två ringar
bruten länk|boja|bryta|frihet|kedja
kedjor|kedja
krok|hake|klo|snärja
verktygslåda|mekaniker
magnet|hästsko|magnetisk
stege|klätterstege|klättra
spade|begrava|gräva|hål|plantera|scoop|skopa|skyffel|trädgård
retort|kemi
provrör|experiment|kemi|kemist|labb|vetenskap
petriskål|bakterie|biolog|biologi|labb
DNA|biolog|evolution|gen|genetik|liv
mikroskop|vetenskap
teleskop|kikare|stjärnkikare
tv-satellit|antenn|kommunikation|tv-satellitantenn
spruta|nål|sjukvård
blodsdroppe|bloddroppe|ge blod|medicin|menstruation
piller|medicin|tablett
plåster|bandage
krycka|funktionsnedsättning|handikapp|käpp|mobilitetshjälpmedel|skadad
stetoskop|doktor|hjärta|medicin
röntgen|ben|läkare|medicin|skelett|undersökning
dörr
hiss|lift|tillgång|vinsch
spegel|reflektor|spegelglas
fönster|genomskinlig|ram|utsikt|öppning
säng|hotell|sömn
soffa och lampa|hotell
stol|sitta|säte
toalett|toalettstol
vaskrensare|rörmokare|sugkopp|toalett
dusch|vatten
badkar
musfälla|bete|snara
rakhyvel|raka|vass
lotionflaska|kräm|shampoo|solkräm
säkerhetsnål|blöja|punkrock
kvast|häxa|sopa|städa
korg|jordbruk|picknick|tvätt
toarulle|pappershanddukar|toalettpapper
spann|hink|kärl|ämbar
tvål|bada|duscha|lödder|skål|tvålbit
bubblor|lödder|rap|rent|såpbubblor|tvål|under vatten
tandborste|ren|tandhygien|tvätta|tänder
tvättsvamp|mjuk|rengörande
brandsläckare|eld|kväva
shoppingvagn|handla|inköp
cigarett|rykande cigarett|rökning|rökning tillåtet|symbol
kista|begravning
gravsten|begravningsplats|gravplats|minneslund
begravningsurna|aska
onda ögat-sten|amulett|nazar
hamsa|amulett|fatima|hand|lycka|maria|miriam|skydd
staty|påskön
plakat|demonstration|protest|skylt
ID-kort|legitimation|personuppgifter|säkerhet
bankomat|bankomatskylt|pengar|uttagsautomat
soptunna|slänga skräp|symbol
dricksvatten|drickbart vatten|symbol
rullstolssymbol|tillgänglighet
herrtoalett|män|symbol för män
damtoalett|kvinnor|symbol för kvinnor
wc-skylt|toalett
bebissymbol|skötrum
WC|toalett|uthus
passkontroll
tull|tullkontroll
bagagehämtning
kvarlämnat bagage|bagageservice
varning|fara|se upp|skylt|utropstecken|varningstecken
passerande barn|passerar|symbol
förbud mot infart med fordon|infart förbjuden
förbjudet|förbudsmarkering
förbud mot trafik med cykel|cyklar förbjudna|fordon|inte tillåtet att cykla
rökning förbjuden|rökning förbjudet|symbol
skräpa inte ner|inget skräp|släng inte skräp här|symbol
ej dricksvatten|odrickbart vatten|symbol
förbud mot gångtrafik|inga fotgängare|inte tillåtet att gå|symbol
mobil förbjuden|inga mobiler|inga samtal
ej för minderåriga|barnförbjuden|förbjudet|åldersgräns
varning för strålrisk|fara|joniserande strålning|radioaktiv|radioaktiva ämnen|strålning
biologisk fara|skylt|varning
uppåtpil|norr|riktning|väderstreck
uppåtpil höger
högerpil|riktning|väderstreck|öster
nedåtpil höger
nedåtpil|riktning|söder|väderstreck
nedåtpil vänster
vänsterpil|riktning|väderstreck|väster
uppåtpil vänster
pil upp och ned|nedåt|uppåt
pil höger och vänster
svängd vänsterpil
svängd högerpil
svängd uppåtpil
svängd nedåtpil
vertikala pilar medurs|uppdateringssymbol
pilar moturs|deja vu|förnya|spola tilllbaka|uppdatera|upprepa
Back med vänsterpil|bakåt|tillbaka med vänsterpil
End med högerpil|framåt|slut med högerpil
ON! med pil höger och vänster ovanför|på!
Soon med högerpil ovanför|omw|snart
Top med uppåtpil|homie|kompis|topp
plats för tillbedjan|religion|tempel
symbol för atom|ateist|naturvetenskap
aum-tecken|hinduism|ohm-tecken|religion
davidsstjärna|jude|judendom|religion
livets hjul|buddhist|livshjul|religion
yin och yang|religion|tao|taoist
latinskt kors|kristendom|religion
ortodoxt kors|kristendom|religion
stjärna och halvmåne|islam|muslim|religion
fredssymbol|peace
menora|judendom|ljusstake
sexuddig stjärna med prick|spådom
khanda|khalsa|religion|sikh|sikhism|tro
Väduren|stjärntecken
Oxen|stjärntecken
Tvillingarna|stjärntecken
Kräftan|stjärntecken
Lejonet|stjärntecken
Jungfrun|stjärntecken
Vågen|balans|rättvisa|stjärntecken
Skorpionen|stjärntecken
Skytten|stjärntecken
Stenbocken|stjärntecken
Vattumannen|stjärntecken
Fiskarna|stjärntecken
Ormbäraren|stjärnbild
blanda låtar|korsade|pilar|shuffle
upprepning|medurs|pil|repeat
upprepa en låt|medurs|pil|repeat|upprepning
uppspelningsknapp|knapp för spela|play|spela
framåtspolningsknapp|knapp för snabbspola framåt|snabbspola
knapp för nästa spår
knapp för spela eller pausa|play
bakåtspolningsknapp|knapp för spola tillbaka|spola tillbaka
knapp för snabbspola tillbaka|dubbla vänsterpilar|pilar
knapp för sista spåret
uppåtknapp|triangel|uppåtpekande liten triangel
dubbla uppåtpilar
nedåtknapp|nedåtpekande liten triangel|triangel
dubbla nedåtpilar
pausknapp|knapp för pausa
stoppknapp|knapp för stoppa
inspelningsknapp|knapp för spela in|spela in
utmatningsknapp|knapp för mata ut|mata ut
bio|bioskylt|film
låg ljusstyrka
hög ljusstyrka
stapel signalstyrka|antenn|kommunikation|mobil|mottagning|staplar|telefon|täckning
trådlös|bredband|hotspot|internet|internetdelning|nätverk|router|surfpunkt|surfzon|trådlöst|wi‑fi|wlan
vibrationsläge|mobil|telefon
avstängd mobil|mobil av|telefon
kvinnosymbol|kvinna|kvinnlig
manssymbol|manlig
transgendersymbol
multiplicera|avbryt|multiplikation|multiplikationstecken|tecken|x|×
addera|+|matte|plus|plustecken|tecken
subtrahera|-|matte|minus|minustecken|tecken|−
dividera|division|divisionstecken|matte|tecken|÷
fetstilt likamedtecken|likhet|matte
oändlighet|evig|obegränsad|universal
dubbla utropstecken|två
utropstecken och frågetecken
rött frågetecken|?|fråga|interpunktion
vitt frågetecken|fråga
vitt utropstecken|kommatering
rött utropstecken|kommatering
vågigt tankstreck
valutaväxling|pengar|växelkurs
dollartecken|pengar
medicinsk symbol|aesculapius|personal
återvinningssymbol
fransk lilja|fleur de lys|heraldisk lilja
treudd|hav
namnskylt
japansk symbol för nybörjare|grönt och gult blad
tung stor cirkel|röd|vit cirkel med röd kant
vit bockmarkering|vit fet bockmarkering
kryssruta med bockmarkering|avbockad
bockmarkering|avbockad
rött kryss|x
vitt kryss i ruta|x i ruta
ögla|kurva|slinga
dubbel ögla|öglor
japansk kommatering
åttauddig spetsig stjärna|asterisk
åttauddig stjärna
glittra|gnistra
upphovsrättssymbol|copyright
registrerat varumärke
skyddat varumärke
stänk|fläck|färg|holi|utspill
keycap: \\x{23}
keycap: *
tangent: 0|noll
tangent: 1|ett|keycap
tangent: 2|keycap|två
tangent: 3|keycap|tre
tangent: 4|fyra|keycap
tangent: 5|fem|keycap
tangent: 6|keycap|sex
tangent: 7|keycap|sju
tangent: 8|keycap|åtta
tangent: 9|keycap|nio
bookmark..water pistol
versaler|abc|alfabet|stora bokstäver
gemener|små bokstäver
siffror|nummer
specialtecken|symboler
bokstäver|abc|alfabet
blodgrupp A|typ a
blodgrupp AB|typ ab
blodgrupp B|typ b
rensa-symbol|cl-symbol|redo|renssymbol
COOL-knapp
FREE-knapp|fri-knapp|gratis|gratis-symbol|symbol
information|informationskälla
ID-knapp|id-symbol|identitet
m i en cirkel
NEW-knapp|ny-knapp|nyhet|nyhetssymbol|symbol
NG-knapp|inte bra|inte bra-symbol|symbol
blodgrupp 0|typ 0
OK-knapp
P-knapp|parkering|parkeringsplats
SOS-knapp|hjälp|sos-symbol|symbol
UP!-knapp|upp!-knapp
VS-knapp|kontra|mot|symbol
japansk ”här”-knapp|katakana|katakana för koko
japansk ”serviceavgift”-knapp|katakana|katakana för sa
japansk ”månadsbelopp”-knapp|ideogram|ideogram för månad
japansk ”inte gratis”-knapp|ideogram|ideogram för finns
japansk ”reserverad”-knapp|ideogram|ideogram för finger
japansk ”fynd”-knapp|ideogram|ideogram för bonus
japansk ”rabatt”-knapp|ideogram|ideogram för rabatt
japansk ”gratis”-knapp|ideogram|ideogram för gratis
japansk ”förbjudet”-knapp|ideogram|ideogram för förbud
japansk ”godtagbart”-knapp|ideogram|ideogram för godkänna
japansk ”användning”-knapp|ideogram|ideogram för tillämpa
japansk ”godkänt betyg”-knapp|användning|ideogram
japansk ”lediga rum”-knapp|ideogram|ideogram för ledig
japansk ”grattis”-knapp|ideogram|ideogram för grattis
japansk ”hemligt”-knapp|ideogram|ideogram för hemlighet
japansk ”öppet”-knapp|ideogram|ideogram för öppet
japansk ”fullbelagt”-knapp|ideogram|ideogram för inget ledigt|inga lediga rum
röd cirkel|geometrisk
orange cirkel
gul cirkel
grön cirkel
blå cirkel|geometrisk
lila cirkel
brun cirkel
svart cirkel|geometrisk
vit cirkel|geometrisk
röd kvadrat
orange kvadrat
gul kvadrat
grön kvadrat
blå kvadrat
lila kvadrat
brun kvadrat
stor svart ruta|geometrisk
stor vit ruta|geometrisk
mellanstor svart ruta|geometrisk
mellanstor vit ruta|geometrisk
mellanliten svart ruta|geometrisk|medelstor svart ruta
mellanliten vit ruta|geometrisk|medelstor vit ruta
liten svart ruta
liten vit ruta
stor orange diamantform
stor blå diamantform
liten orange diamantform
liten blå romb|diamant|liten blå diamantform
uppåtpekande röd triangel
nedåtpekande röd triangel
diamantform med en prick|blomblad|känslor
alternativknapp|vit rund knapp med svart kant
vit fyrkantig knapp|svart fyrkantig knapp med vit kant
svart fyrkantig knapp|vit fyrkantig knapp med svart kant
schackrutig flagga|flaggor|mållinen|racing|sport|vinna
trekantig flagga|trekantig röd flagga
korsade flaggor|fest|japanska
svart flagga
vit flagga
regnbågsflagga|regnbåge
transflagga|ljusblå|rosa|transgender|vit
sjörövarflagga|pirater|plundra|skatter
flagga: Ascension|AC
flagga: Andorra|AD
flagga: Förenade Arabemiraten|AE
flagga: Afghanistan
flagga: Antigua och Barbuda
flagga: Anguilla|AI
flagga: Albanien
flagga: Armenien|AM
flagga: Angola|AO
flagga: Antarktis|AQ
flagga: Argentina
flagga: Amerikanska Samoa|AS
flagga: Österrike|AT
flagga: Australien
flagga: Aruba|AW
flagga: Åland|AX
flagga: Azerbajdzjan
flagga: Bosnien och Hercegovina|BA
flagga: Barbados|BB
flagga: Bangladesh|BD
flagga: Belgien
flagga: Burkina Faso|BF
flagga: Bulgarien|BG
flagga: Bahrain|BH
flagga: Burundi|BI
flagga: Benin|BJ
flagga: S:t Barthélemy|BL
flagga: Bermuda|BM
flagga: Brunei|BN
flagga: Bolivia
flagga: Karibiska Nederländerna|BQ
flagga: Brasilien
flagga: Bahamas|BS
flagga: Bhutan|BT
flagga: Bouvetön|BV
flagga: Botswana|BW
flagga: Belarus|BY
flagga: Belize|BZ
flagga: Kanada|CA
flagga: Kokosöarna|CC
flagga: Kongo-Kinshasa|CD
flagga: Centralafrikanska republiken|CF
flagga: Kongo-Brazzaville|CG
flagga: Schweiz
flagga: Elfenbenskusten|CI
flagga: Cooköarna|CK
flagga: Chile|CL
flagga: Kamerun|CM
flagga: Kina|CN
flagga: Colombia
flagga: Clippertonön|CP
flagga: Sark|CQ
flagga: Costa Rica|CR
flagga: Kuba|CU
flagga: Kap Verde|CV
flagga: Curaçao|CW
flagga: Julön|CX
flagga: Cypern
flagga: Tjeckien|CZ
flagga: Tyskland|DE
flagga: Diego Garcia|DG
flagga: Djibouti
flagga: Danmark|DK
flagga: Dominica|DM
flagga: Dominikanska republiken
flagga: Algeriet|DZ
flagga: Ceuta och Melilla|EA
flagga: Ecuador
flagga: Estland|EE
flagga: Egypten
flagga: Västsahara|EH
flagga: Eritrea
flagga: Spanien|ES
flagga: Etiopien
flagga: Europeiska unionen
flagga: Finland
flagga: Fiji|FJ
flagga: Falklandsöarna|FK
flagga: Mikronesien|FM
flagga: Färöarna|FO
flagga: Frankrike
flagga: Gabon
flagga: Storbritannien|GB
flagga: Grenada|GD
flagga: Georgien
flagga: Franska Guyana|GF
flagga: Guernsey
flagga: Ghana
flagga: Gibraltar
flagga: Grönland|GL
flagga: Gambia|GM
flagga: Guinea|GN
flagga: Guadeloupe|GP
flagga: Ekvatorialguinea|GQ
flagga: Grekland
flagga: Sydgeorgien och Sydsandwichöarna|GS
flagga: Guatemala|GT
flagga: Guam
flagga: Guinea-Bissau|GW
flagga: Guyana|GY
flagga: Hongkong SAR|HK
flagga: Heardön och McDonaldöarna|HM
flagga: Honduras|HN
flagga: Kroatien|HR
flagga: Haiti|HT
flagga: Ungern|HU
flagga: Kanarieöarna|IC
flagga: Indonesien|ID
flagga: Irland|IE
flagga: Israel|IL
flagga: Isle of Man|IM
flagga: Indien
flagga: Brittiska territoriet i Indiska oceanen|IO
flagga: Irak|IQ
flagga: Iran
flagga: Island
flagga: Italien
flagga: Jersey
flagga: Jamaica|JM
flagga: Jordanien
flagga: Japan|JP
flagga: Kenya
flagga: Kirgizistan|KG
flagga: Kambodja|KH
flagga: Kiribati
flagga: Komorerna|KM
flagga: S:t Kitts och Nevis|KN
flagga: Nordkorea|KP
flagga: Sydkorea|KR
flagga: Kuwait|KW
flagga: Caymanöarna|KY
flagga: Kazakstan|KZ
flagga: Laos
flagga: Libanon|LB
flagga: S:t Lucia|LC
flagga: Liechtenstein
flagga: Sri Lanka|LK
flagga: Liberia|LR
flagga: Lesotho|LS
flagga: Litauen|LT
flagga: Luxemburg
flagga: Lettland|LV
flagga: Libyen|LY
flagga: Marocko
flagga: Monaco|MC
flagga: Moldavien|MD
flagga: Montenegro|ME
flagga: Saint-Martin|MF
flagga: Madagaskar|MG
flagga: Marshallöarna|MH
flagga: Nordmakedonien|MK
flagga: Mali|ML
flagga: Myanmar (Burma)|MM
flagga: Mongoliet|MN
flagga: Macao SAR|MO
flagga: Nordmarianerna|MP
flagga: Martinique|MQ
flagga: Mauretanien|MR
flagga: Montserrat|MS
flagga: Malta|MT
flagga: Mauritius|MU
flagga: Maldiverna|MV
flagga: Malawi|MW
flagga: Mexiko|MX
flagga: Malaysia|MY
flagga: Moçambique|MZ
flagga: Namibia
flagga: Nya Kaledonien|NC
flagga: Niger|NE
flagga: Norfolkön|NF
flagga: Nigeria|NG
flagga: Nicaragua
flagga: Nederländerna|NL
flagga: Norge
flagga: Nepal|NP
flagga: Nauru|NR
flagga: Niue|NU
flagga: Nya Zeeland|NZ
flagga: Oman
flagga: Panama
flagga: Peru
flagga: Franska Polynesien|PF
flagga: Papua Nya Guinea|PG
flagga: Filippinerna|PH
flagga: Pakistan|PK
flagga: Polen|PL
flagga: S:t Pierre och Miquelon|PM
flagga: Pitcairnöarna|PN
flagga: Puerto Rico|PR
flagga: Palestinska territorierna|PS
flagga: Portugal|PT
flagga: Palau|PW
flagga: Paraguay|PY
flagga: Qatar
flagga: Réunion|RE
flagga: Rumänien|RO
flagga: Serbien|RS
flagga: Ryssland|RU
flagga: Rwanda
flagga: Saudiarabien
flagga: Salomonöarna|SB
flagga: Seychellerna|SC
flagga: Sudan|SD
flagga: Sverige|SE
flagga: Singapore|SG
flagga: S:t Helena|SH
flagga: Slovenien|SI
flagga: Svalbard och Jan Mayen|SJ
flagga: Slovakien|SK
flagga: Sierra Leone|SL
flagga: San Marino|SM
flagga: Senegal|SN
flagga: Somalia
flagga: Surinam|SR
flagga: Sydsudan|SS
flagga: São Tomé och Príncipe|ST
flagga: El Salvador|SV
flagga: Sint Maarten|SX
flagga: Syrien
flagga: Eswatini|SZ
flagga: Tristan da Cunha
flagga: Turks- och Caicosöarna|TC
flagga: Tchad|TD
flagga: Franska sydterritorierna|TF
flagga: Togo|TG
flagga: Thailand
flagga: Tadzjikistan|TJ
flagga: Tokelauöarna|TK
flagga: Östtimor|TL
flagga: Turkmenistan|TM
flagga: Tunisien|TN
flagga: Tonga
flagga: Turkiet|TR
flagga: Trinidad och Tobago|TT
flagga: Tuvalu|TV
flagga: Taiwan|TW
flagga: Tanzania|TZ
flagga: Ukraina|UA
flagga: Uganda
flagga: USA:s yttre öar|UM
flagga: Förenta Nationerna|UN
flagga: USA
flagga: Uruguay|UY
flagga: Uzbekistan
flagga: Vatikanstaten
flagga: S:t Vincent och Grenadinerna|VC
flagga: Venezuela
flagga: Brittiska Jungfruöarna|VG
flagga: Amerikanska Jungfruöarna|VI
flagga: Vietnam|VN
flagga: Vanuatu|VU
flagga: Wallis- och Futunaöarna|WF
flagga: Samoa|WS
flagga: Kosovo|XK
flagga: Jemen|YE
flagga: Mayotte|YT
flagga: Sydafrika|ZA
flagga: Zambia|ZM
flagga: Zimbabwe|ZW
flagga: England|gbeng
flagga: Skottland|gbsct
flagga: Wales|gbwls`;
