// Written by scripts/emoji.mjs from emojibase-data (MIT, Copyright Miles Johnson) and the Unicode CLDR
// (Unicode-3.0, Copyright Unicode, Inc.).

/** The name of each emoji and more words to find it by, in the order of `EMOJIS`. */
export const NAMES: string = `
grijnzend gezicht|blij|fijn|glimlachen|grijns|lach|lachen|leuk|tanden|vrolijk
grijnzend gezicht met grote ogen|blij|gaaf|glimlachen|grijns|groot|joepie|lach|mond|open|tanden
grijnzend gezicht met lachende ogen|blij|glimlachen|grijns|lol|mond|oog|open
stralend gezicht met lachende ogen|blij|fijn|glimlachen|grijns|grijnzend|oog|tanden
grijnzend gezicht met stijf dichtgeknepen ogen|blij|gesloten|glimlachen|haha|hahaha|lach|lachen|lol|mond|open|rofl|scheelzien
grijnzend gezicht met zweetdruppels|gestrest|glimlachen|koud|lach|mond|neerslachtig|nerveus|open|opgewonden|stress
gezicht dat op de grond rolt van het lachen|blij|grappig|haha|hehe|hilarisch|huilen|lmao|lol|rofl|roflmao|rollen|traan|vloer|vreugde
gezicht met tranen van vreugde|blij|gevoelens|grappig|haha|hehe|hilarisch|huilen|lachen|lmao|lol|rofl|roflmao|traan
enigszins lachend gezicht|blij|glimlachen
omgekeerd gezicht|glimlach|hehe
smeltend gezicht|beschaamd|haha|heet|lol|oplossen|sarcasme|sarcastisch|verdwijnen|vloeibaar|warm
knipogend gezicht|flirten|hartenbreker|knipoog|knipoogt|plagerij|sexy|zwoel
lachend gezicht met lachende ogen|blozen|gelukkig|glimlach|glimlachen|oog|tevreden
lachend gezicht met halo|blij|elfje|engel|engelachtig|engelen|fantasie|geest|gezegend|glimlach|glimlachen|onschuldig|sprookje|stralenkrans|verhaal|vredig
lachend gezicht met hartjes|3|crush|dol|glimlach|glimlachen|hou van jou|jou|liefde|romantiek
lachend gezicht met hartvormige ogen|gevoelens|hartjes|hartjesogen|kussen|liefde|oog|romantiek|schatje
sterren in de ogen|gezicht|grijnzend|lach|opgewonden|sterren als ogen|wauw
gezicht dat kus toeblaast|flirten|hartje|kusje blazen|kussen|romantiek|smiley|xoxo|zoen
kussend gezicht|afspraakje|date|hou van jou|hvj|smiley|xoxo|zoen
lachend gezicht|blij|omtrek|ontspannen
kussend gezicht met gesloten ogen|blosjes|blozen|kussend gezicht met ogen dicht|oog|rode wangen|smiley|zoen
kussend gezicht met lachende ogen|143|afspraakje|daten|flirten|gesloten|ik hou van je|liefde|nacht|oog
lachend gezicht met traan|aangedaan|blij|dankbaar|enigszins lachend|gelukkig|opgelucht|smiley|trots
lachend gezicht dat lippen likt|genieten|glimlach|jammie|lekker|mmm|smiley|smullen
gezicht met uitgestoken tong|gezicht met uitgestoken tong en open ogen|grapje|grappig|ontdeugend|smiley|tong uitsteken|uitgesteken tong
knipoog met uitgestoken tong|gezicht|gezicht met uitgestoken tong en knipoog|grap|grapjas|plagen|smiley
gek gezicht|gekke blik|gestoord|groot|klein|oog|smiley
gezicht met uitgestoken tong en dichtgeknepen ogen|bah|dichte ogen|oog|smaak|smerig|smiley|vies|vreselijk
gezicht met geld in de mond|betaald|geldmond
blij gezicht met uitgestoken handen|knuffel|knuffelen
gezicht met hand over de mond|geheim|geschrokken|gezicht met hand over mond|giechelen|oeps|smiley|verrast
gezicht met open ogen en hand voor mond|bang|geschokt|gezicht met open ogen en hand over de mond|ongeloof|ontzag|schaamte|smiley|verbazing|verrassing
gezicht met glurend oog|geboeid|smiley|spieken|staren|stiekem|stiekem kijken
gezicht dat tot stilte maant|manen|sst
nadenkend gezicht|afvragen|hmm|kin|overwegen
saluerend gezicht|bevel|ja|oké|saluut|smiley|troepen|zonnig
gezicht met een rits als mond|dicht|geheim|houden|stil|zwijg
gezicht met opgeheven wenkbrauw|afkeurend|frons|gezicht met opgetrokken wenkbrauw|hmm|ongeloof|sceptisch|skeptisch|smiley|verrassing|wantrouwen|wantrouwend|wat
neutraal gezicht|geen commentaar|jaloers|niet leuk|ongemakkelijk|pokerface|pokergezicht|uitdrukkingsloos|uitgestreken
uitdrukkingsloos gezicht|dichtgeknepen|geen commentaar|geen uitdrukking|jaloers|lame|omg|ontevreden|smiley|tegenzin|ugh|vooruit|wtf
gezicht zonder mond|geen mond|geheim|niets zeggen|persoon|rustig|smiley|sprakeloos|stil|zwijgen
gezicht in stippellijn|depressief|depri|gedeprimeerd|introvert|onzichtbaar|smiley|verbergen|verdwijnen
gezicht in de wolken|afwezig|gezicht in de mist|hoofd in de wolken
gniffelend gezicht|arrogant|flirten|gezicht met grote grijns|gladjes|grijnzen|schuin|smiley|swag|vol van zichzelf|wenkbrauwen
chagrijnig gezicht|boos|ehm|jaloers|niet blij|niet leuk|ongelukkig|smiley|ugh|uhh|verveeld|whatever
gezicht met rollende ogen|rollen met de ogen|schaduw|ugh|wat dan ook
gezicht met grimas|grimasgezicht|grinniken|niks|oeps|ongemakkelijk|smiley|tanden op elkaar
gezicht dat uitademt|blazen|fluisteren|fluiten|kreunen|naar adem snakken|opgelucht|roken|rook|smiley|uitademen|uitgeput
liegend gezicht|leugen|leugenaar|pinokkio
schuddend gezicht|aardbeving|gek|omg|paniek|schok|trillen|verbijstering|verrassing|wauw|wow
hoofd dat horizontaal beweegt|nee|schudden
hoofd dat verticaal beweegt|ja|knikken
opgelucht gezicht|kalmte|opluchting|vrede|zen
peinzend gezicht|afgewezen|balen|moedeloos|smiley|teleurgesteld|terneergeslagen|triest|verdrietig|verloren
slaperig gezicht|huilen|slaap|smiley|traan
kwijlend gezicht
slapend gezicht|bedtijd|dutje|gapen|moe|slaap|slaap lekker|smiley|vermoeid|welterusten|zzz
gezicht met wallen onder de ogen|moe|slaperig|uitgeput
gezicht met doktersmasker|besmet|gezicht met masker|koud|medicijn|medisch masker|smiley|virus|ziek
gezicht met thermometer|niet lekker|ziek
gezicht met een verband om het hoofd|gewond|gezicht met hoofdverband|pijn|verwonding
misselijk gezicht|gadver|overgeven|vies|ziek
brakend gezicht|braaksel|misselijk|overgeven|spuwen|walgelijk|ziek
niezend gezicht|gezondheid|griep|koorts|ziek
heet gezicht|beroerte|hijgen|hitte|koortsig|rood gezicht|sterven|tong|zweten
koud gezicht|bevriezen|bevriezing|blauw|ijspegels|onder nul|tanden
wazig gezicht|aangeschoten|beneveld|beschonken|dronken|duizelig|mond|ogen|scheel
duizelig gezicht|dood|gezicht met mond open en kruisjes als ogen|smiley|ziek
gezicht met spiraalvormige ogen|dronken|duizelig|gehypnotiseerd|probleem|smiley|stoned|verward|wow
ontploffend hoofd|exploderen|geschokt|ondersteboven|onmogelijk|smiley|verbaasd|verbijsterd|verrast|wow
gezicht met cowboyhoed|cowgirl
feestend gezicht|fuif|gelukkig|hoed|hoera|opgewonden|roltong|verjaardag|vieren|viering
vermomd gezicht|bril|incognito|neus|smiley|snor|vermomming|wenkbrauwen
lachend gezicht met zonnebril|chillen|cool|gaaf|geweldig|glimlach|ontspannen|stijl|stoer|strand
nerdgezicht|geek|gezicht met bril en tanden|nerderig|smiley
gezicht met monocle|chic|klasse|rijk|saai
verward gezicht|hmm|ik weet het niet|in de war|ontevreden|peinzend|smiley|teleurgesteld|uhm
gezicht met schuine mond|gefrustreerd|het zal wel|meh|onzeker|sceptisch|smiley|teleurgesteld
bezorgd gezicht|bedroefd|gestresst|nerveus|smiley|stress|triest|zenuwen|zorgen
licht fronsend gezicht|verdrietig
fronsend gezicht|verdrietig
gezicht met open mond|geschokt|geschrokken|oeps|omg|ongelofelijk|ongelooflijk|smiley|sympathie|vergeten|wauw
verstomd gezicht|geschokt|omg|smiley|verbaasd|verrast|wauw|wow
verbaasd gezicht|geschokt|kosten|nee|omg|totaal
blozend gezicht|beschaamd|dood|gek|heet|hitte|jeetje|onder de indruk|ongeloof|ongemakkelijk|sjonge|verbaasd|verbijsterd|wat|wauw
verwrongen gezicht|geschokt|kwetsbaar|onrust|opgeblazen|paniek|verrast
smekend gezicht|alsjeblieft|genade|grote ogen|smekende blik|smiley|verdrietig|waarom niet|zielig gezicht
gezicht dat tranen tegenhoudt|alsjeblieft|aww|beschaamd|bewondering|dankbaar|dankbaarheid|gevoelens|houden|huilen|trots|verdrietig|vreugde|weerstaan
fronsend gezicht met open mond|bang|betrapt|eng|hoede|verrassing|wat|wauw
gekweld gezicht|bang|lijden|lijdend|ontevreden|smiley|stress|verrast
bang gezicht|angst|angstig|bezorgd|schuld
angstig gezicht met zweetdruppel|angstzweet|blauw|blauw gezicht met angstzweet|gehaast|gezicht met open mond en zweetdruppel|koud|nerveus|smiley
teleurgesteld maar opgelucht gezicht|bijna|ingewikkeld|oef|smiley|zweetdruppel|zweten
huilend gezicht|bedroefd|gevoelens|smiley|traan|triest
hard huilend gezicht|bedroefd|ontroostbaar|smiley|snikken|traan|tranen|tranen met tuiten
angstig schreeuwend gezicht|bang|doodsbang|geschrokken|gezicht dat schreeuwt van angst|munch|schreeuwend van angst|smiley
onthutst gezicht|bah|boos|gefrustreerd|geïrriteerd|smiley|verdrietig|verwarring
volhardend gezicht|concentratie|concentreren|focus|hoofdpijn|volharding
teleurgesteld gezicht|afgewezen|afwijzing|bedroefd|niet blij|schuldig|smiley|teleurstelling|terneergeslagen|triest|verloren
neerslachtig gezicht met zweetdruppel|angstzweet|bang|dichtgeknepen ogen|gezicht met angstzweet|koud|nerveus|smiley
moe gezicht|aanstellen|honger|nee|ontevreden|smiley|tegenzin|vermoeid|zeuren
vermoeid gezicht|bah|jakkes|niesen|niezen|smiley|vies
gapend gezicht|bed|dutje|gaap|geeuwen|moe|rusten|saai|slaap lekker|slaperig|smiley|vermoeid|verveeld
gezicht blazend van woede|boos|gewonnen|gezicht met stoom uit neus|kokend van woede|ontevreden|triomf|witheet|woedend|ziedend
pruilend gezicht|boos|kwaad|rood|smiley|woede|woedend
boos gezicht|fronsen|gefrustreerd|kwaad|smiley|woedend
gezicht met symbolen op mond|boos|censuur|gezicht met tekens over mond|kwaad|schelden|smiley|vloeken
lachend gezicht met hoorns|duivels|fantasie|glimlach|lachend paars gezicht met hoorns|ondeugend|smiley|sprookje
boos gezicht met hoorns|boos duiveltje|demon|duivel|duivels|fantasie|kleine duivel|paars duivelsgezicht|smiley|sprookje
schedel|dood|doodshoofd|gezicht|monster|skelet|sprookje
doodshoofd met gekruiste beenderen|bot|gekruiste botten|gezicht|monster|schedel
drol|grappig|monster|poep|poep met gezichtje|smiley|stinkt
clownsgezicht
boeman|duivel|eng|fantasie|gezicht|masker|monster|oger|sprookje|verhaal|wezen
kobold|fabel|fantasie|gezicht|japans|masker|monster|mythologie|smiley|sprookje|tengu|wezen
spook|boe|fantasie|geest|gezicht|halloween|monster|spook met tong uit mond|sprookje|uitgestoken tong|wezen
buitenaards wezen|alien|fantasie|gezicht|monster|ruimte|sprookje|ufo
buitenaards monster|alien|game|gezicht|pixels|ruimte|space invader|spel|ufo|videogame|wezen
robot|gezicht|monster
grijnzende kat|dier|gezicht|lach|lachen|mond|open
grijnzende kat met lachende ogen|dier|gezicht|grijns|grijnzend kattengezicht met lachende ogen|oog|vrolijk
kat met tranen van vreugde|dier|gezicht|lach|lachen|lol|traan
lachende kat met hartvormige ogen|dier|gezicht|hartjesogen|liefde|oog
gniffelende kat|gezicht|grimas|ironisch|ironische lach|kattenkwaad|lach|ondeugend kattengezicht|smiley|spottend
kussende kat|dier|gezicht|kussend kattengezicht met gesloten ogen|oog|smiley
vermoeide kat|dier|geschokt|geschrokken kat|gezicht|oh nee|smiley|verbazing|verrast
huilende kat|dier|gezicht|traan|verdrietig
pruilende kat|boos|boos kattengezicht|dier|gezicht|mokken|smiley
geen kwaad zien|aap|beschaamd|dier|gebaar|gezicht|niet|niet kijken|schaamte|uit den boze|verboden|verlegen|wil niet zien
geen kwaad horen|aap|dier|gebaar|geheim|gezicht|luisteren|niet|uit den boze|verboden|wil niet horen
geen kwaad spreken|aap|gebaar|geheim|gezicht|niet|oeps|stiekem|uit den boze|verboden
liefdesbrief|brief met hart|hart|post|romantiek|valentijn
hart met pijl|afspraakje|cupido|date|hou van jou|hvj|liefde|pijl door hart|romantiek|valentijn
hart met strik|emotie|hou van jou|hvj|liefde|valentijn|xoxo
fonkelend hart|glinsterend|hou van jou|hvj|spannend|sprankelend|xoxo
groeiend hart|emotie|hartslag|hou van jou|hvj|kloppend hart|nerveus|spannend|xoxo
kloppend hart|cardio|hartslag|hou van jou|hvj|slaan
ronddraaiende harten|emotie|jubileum
twee harten|hou van jou|hvj|jubileum|liefde|xoxo
decoratief hart|emotie|hartdecoratie|paars hart|wit hart
hart als uitroepteken|hart met druppel eronder|interpunctie|leesteken|punctuatie|uitroepteken met hart
gebroken hart|alleen|breken|droevig|eenzaam|emotie|liefdesverdriet|verdrietig
hart in vuur en vlam|branden|heilig hart|liefde|lust
helend hart|gezond|gezonder|herstellen|herstellend|verbeterend
rood hart|emotie|liefde
roze hart|leuk|liefde|schattig
oranje hart
geel hart|emotie|hou van jou|hvj|liefde
groen hart|hou van jou|hvj|romantisch|xoxo
blauw hart|emotie|hou van jou|hvj|liefde|romantiek
lichtblauw hart|blauwgroen|groenblauw
paars hart|emotie|hou van jou|hvj
bruin hart|liefde|symbool
zwart hart|kwaad|slecht|verdorven
grijs hart|leigrijs|zilver
wit hart|liefde|symbool
lipafdruk|daten|emotie|kus|kusafdruk|liefde|lippen|romantiek|sexy|zoen
maximumscore|100|100 punten|beste|cijfer|fantastisch|foutloos|getal|geweldig|top|zeker
woedesymbool|boos|cartoonesk|kwaad|ontdaan|strip|teken
vechtwolk|debat|onenigheid|ruzie|tumult|vechtpartij|woordenwisseling|worsteling
botsing|boem|bom|botsen|ontploffen|strip
duizelig|cartoonesk|ster|strip|vallende ster
zweetdruppels|spetteren|sporten|strip|water|work-out
wegrennen|cartoonesk|moet gaan|rook|scheet|strip|vertrokken|wind
gat|hole
spraakballon|aan het typen|cartoonesk|dialoog|strip|tekstballon|tekstballon met puntjes
spraakballon met oog|bubbel|getuige
spraakballon naar links|dialoog|zwarte spraakballon
boze spraakballon naar rechts|kwaad|tekstballon boos|woede|woedeballon|woedeballon naar rechts
gedachteballon|besef|cartoonesk|dagdromen|denkballon|denkwolkje|gedachten|gedachtenballon|strip|uitvinden|uitvinding
slaapsymbool|cartoonesk|goedenacht|moe|rust|saai|slaapwel|slapen|slaperig|strip|vermoeid|zzz
zwaaiende hand|ben je er|doei|groet|groeten|hallo|is daar iemand|moet gaan|spreek je later|tot later|tot ziens|ttyl
achterkant van opgeheven hand|achterzijde opgestoken hand|hand omhoog|handrug|opgestoken|rug van hand|vijf vingers
opgeheven hand met uitgestoken vingers|stop
opgeheven hand|5|hoog|stop|vijf
Vulcaanse groet|hand|leef lang en voorspoedig|spock|star trek|vinger|vulcan|vulcangroet
hand naar rechts|handdruk|reiken|schudden|vasthouden
hand naar links|eens|handdruk|uitgestoken hand
handpalm omlaag|laten vallen|oprapen|wegjagen|wegsturen
handpalm omhoog|aanbieden|kom|vangen|wenken
hand die naar links duwt|duwen|high five|stoppen|wachten|weigeren
hand die naar rechts duwt|duwen|high five|stoppen|wachten|weigeren
OK-handgebaar|fantastisch|geweldig|goed|oké|prima|top|vingers
samengeknepen vingers|gebaar|hand|handgebaar|italiaans|maffia|ondervraging|sarcastisch
hand met samengeknepen vingers|beetje|gebaar voor kleine hoeveelheid|klein|kleine hoeveelheid|weinig
winnende hand|peace|twee vingers|v|vredesteken
gekruiste vingers|geluk|hand|kruisen
hand met wijsvinger en duim gekruist|duur|geld|hart|liefde|vingerknip|vingers
ik-hou-van-je-gebaar|gebarentaal|hand|hvj|ik hou van jou-gebaar|ily
duivelshorens|hand|hoorns|rock on|teken|vinger
bel me-gebaar|bel mij-gebaar|bellen|hand|handgebaar voor bellen
achterkant van hand met naar links wijzende wijsvinger
achterkant van hand met naar rechts wijzende wijsvinger
achterkant van hand met omhoog wijzende wijsvinger
middelvinger|hand|midden
achterkant van hand met omlaag wijzende wijsvinger
omhoog wijzende wijsvinger|dit|hand
wijsvinger die naar de kijker wijst|aanwijzen|hand|jij|wijzen
duim omhoog|+1|goed|hand|ja|leuk
duim omlaag|-1|fout|hand|lichaam|niet goed|niet leuk|slecht|stom
opgeheven vuist|gebald|hand|solidariteit|stoot
stotende vuist|boks|gebald|gebalde vuist|groet|hand|mee eens|stoot
naar links gerichte vuist|linksom
naar rechts gerichte vuist|rechtsom
klappende handen|applaudiseren|applaus|bidden|dankjewel|gefeliciteerd|goed gedaan|goedkeuring|hoera
juichend omhooggestoken handen|feest|gebaar|hoera|lof
handen in de vorm van een hart|<3|hou|jou
open handen|jazz hands
beide handpalmen omhoog|bidden|gebed|kommetje maken met handen|palmen bij elkaar
handdruk|deal|overeenkomst|schudden|vergadering
gevouwen handen|alsjeblieft|bedankt|bidden|buigen|dank|gebaar|gebed|geef me de vijf|gezegend|handen tegen elkaar|high five|smeken|vragen
schrijvende hand|schrijf
nagellak|beauty|cosmetica|hand|manicure|nagels lakken|verzorging
selfie|camera|telefoon
spierballen|aanspannen|arm|biceps|bodybuilder|flex|gewichtheffen|spannen|sportschool|sterk|strip
armprothese|bionische arm|kunstarm|mechanische arm|toegankelijkheid
beenprothese|bionisch been|kunstbeen|mechanisch been|toegankelijkheid
been|gebogen|knie|ledemaat|schop|voet
voet|enkel|schop|schoppen|stampen|trap
oor|geluid|horen|lichaam|luisteren
oor met gehoorapparaat|doof|oor met oorapparaat|slechthorend|toegankelijkheid
neus|geur|lichaam|ruiken|stinkt
brein|hersenen|intelligent|slim
hart|anatomisch|cardiologie|echt|hartslag|orgaan|polsslag|rood
longen|adem|ademhaling|inademen|lichaam|lucht|orgaan|uitademen|zuurstof
tand|parelmoer|tandarts|tanden|wit
bot|botten|hond|skelet|vorkbeen
ogen|gezicht|kijken|omg|ondeugend|oog|staren
oog|lichaam|pupil|één oog
tong|lichaam|lik|slurp
mond|kus|lippen|open mond|roze lippen|zoen
mond die op lip bijt|angst|bezorgd|flirten|lippen|nerveus|ongemakkelijk|ongerust|sexy
baby|jong|kindje|pasgeboren|persoon
kind|heldere ogen|jong|jonger|kleinkind
jongen|kind|persoon
meisje|dochter|enthousiast|jong|maagd|persoon|staartjes|sterrenbeeld
volwassene|persoon
persoon met blond haar|mens
man|volwassen|vriend
persoon: baard|bebaard|persoon met baard
man: baard
vrouw: baard
man: rood haar|volwassen|vriend
man: krullend haar|volwassen|vriend
man: wit haar|volwassen|vriend
man: kaal|volwassen|vriend
vrouw|dame|volwassene
vrouw: rood haar|dame|volwassene
volwassene: rood haar|persoon
vrouw: krullend haar|dame|volwassene
volwassene: krullend haar|persoon
vrouw: wit haar|dame|volwassene
volwassene: wit haar|persoon
vrouw: kaal|dame|volwassene
volwassene: kaal|persoon
vrouw met blond haar|blondine
man met blond haar
oudere persoon|bejaard|genderneutraal|niet nader omschreven geslacht|ouder persoon|oudere volwassene|volwassene
oude man|grootvader|kaal|opa|ouder|volwassen|wijs
oude vrouw|dame|grootmoeder|oma|ouder|volwassene|wijs
fronsend persoon|bedroefd|fronzen|teleurgesteld|uitdrukking|verdrietig|verontrust|vrouw
fronsende man|ontevreden|persoon|sip|uitdrukking|verdrietig
fronsende vrouw|uitdrukking
pruilend persoon|humeurig|pruilende vrouw|pruillip|skeptisch|teleurgesteld|uitdrukking|vrouw
pruilende man|persoon|sip|uitdrukking|verdrietig
pruilende vrouw|uitdrukking
persoon die nee-gebaar maakt|hand|illegaal|niet|verboden
man die nee-gebaar maakt|hand|illegaal|niet|verboden
vrouw die nee-gebaar maakt|hand|illegaal|verboden
persoon die OK-gebaar maakt|gebaren|hand|oefening|omg
man die OK-gebaar maakt|gebaren|hand|oefening|omg
vrouw die OK-gebaar maakt|hand
persoon achter informatiebalie|brutaal|hand|hand ophouden|hulp|knikken|roddelen|sarcasme|sarcastisch|uitleg geven|vrouw met hand omhoog
man achter informatiebalie|brutaal|hand|hooghartig|man knikt pols|persoon|pols knikken|polsgebaar|sarcasme|sarcastisch|uitdagend
vrouw achter informatiebalie|brutaal|pols knikken
persoon met opgeheven hand|antwoord|blij|gebaar|ik weet het|omhoog|vraag|vrouw die hand opsteekt
man met opgeheven hand|gebaar|hand in de lucht|hand omhoog|hand opsteken|ik weet het|man met opgestoken hand|persoon|vraag
vrouw met opgeheven hand|gebaar|hand opsteken
doof persoon|horen|oor|slechthorend|toegankelijkheid
dove man|doof
dove vrouw|doof
buigende persoon|buigende man|buiging|diepe buiging|excuses|gebaar|persoon die buiging maakt|sorry|spijt|verontschuldiging
buigende man|excuses|gebaar|gunst|sorry
buigende vrouw|buiging|excuses|gebaar|gunst|persoon|schaamte|schuld|sorry|verontschuldigen|vrouw die buigt
persoon die het gezicht met de hand bedekt|ergernis|gebaar|hand voor gezicht|niet opnieuw|ongeloof|ongelooflijk|palm|schaamte|zucht
man die het gezicht met de hand bedekt|ergernis|facepalm|gebaar|gezicht bedekken|omg|ongeloof|ongelooflijk|persoon|schaamte
vrouw die het gezicht met de hand bedekt|ergernis|facepalm|gebaar|gezicht bedekken|omg|ongeloof|ongelooflijk|persoon|schaamte
persoon die schouders ophaalt|gebaar|idk|ik weet het niet|misschien|onverschilligheid|onwetend|onwetendheid|schouderophalen|twijfel
man die schouders ophaalt|gebaar|geen idee|man haalt schouders op|onverschillig|onverschilligheid|onwetendheid|persoon|schouderophalen|twijfel
vrouw die schouders ophaalt|gebaar|geen idee|onverschillig|onverschilligheid|onwetendheid|persoon|schouderophalen|twijfel|weet niet
gezondheidsmedewerker|dokter|gezondheidszorg|therapeut|verpleegster
mannelijke gezondheidsmedewerker|arts|gezondheidszorg|therapeut|verpleger|werknemer
gezondheidsmedewerkster|arts|gezondheidszorg|therapeute|verpleegster|vrouw|werknemer
student|scholier
mannelijke student|scholier
studente|scholier|vrouw
docent|leraar|professor
mannelijke docent|instructeur|leraar|professor
docente|instructrice|lerares|professor|vrouw
rechter|weegschaal
mannelijke rechter|gerechtigheid|weegschaal
vrouwelijke rechter|gerechtigheid|weegschaal
boer|tuinder|veehouder
mannelijke boer|tuinder|veehouder
boerin|tuinder|veehouder|vrouw
kok|chef-kok
mannelijke kok|chef-kok
kokkin|chef-kok|vrouw
monteur|elektricien|handelsman|loodgieter
mannelijke monteur|elektricien|handelsman|loodgieter
monteuse|elektricien|handelsman|loodgieter|monteur|vrouw
fabrieksarbeider|industrieel|lopende band
mannelijke fabrieksarbeider|industrieel|lopende band
fabrieksarbeidster|arbeider|industrieel|lopende band|vrouw
kantoormedewerker|architect|bedrijf|manager
mannelijke kantoormedewerker|ambtenaar|architect|bedrijf|manager|werknemer
kantoormedewerkster|ambtenaar|architect|bedrijf|manager|vrouw|werknemer
wetenschapper|bioloog|ingenieur|natuurkundige|scheikundige
mannelijke wetenschapper|bioloog|ingenieur|natuurkundige|scheikundige|wiskundige
wetenschapster|biologe|ingenieur|natuurkundige|scheikundige|vrouw|wiskundige
technoloog|ontwikkelaar|programmeur|techneut|uitvinder
mannelijke technoloog|computer|ontwikkelaar|programmeur|software|uitvinder
technologe|computer|ontwikkelaar|programmeur|software|uitvindster|vrouw
zanger|acteur|entertainer|rock|ster
mannelijke zanger|acteur|entertainer|rock|rockster|ster
zangeres|actrice|entertainer|rock|rockster|ster|vrouw
kunstenaar|palet
mannelijke kunstenaar|palet
kunstenares|palet|vrouw
piloot|vliegtuig
mannelijke piloot|vliegtuig
pilote|piloot|vliegtuig|vrouw
astronaut|raket
mannelijke astronaut|raket|ruimte
astronaute|raket|ruimte|vrouw
brandweerman|brandweerwagen
mannelijke brandweerman|brandweerwagen
brandweervrouw|brandweerwagen
politieagent|arresteren|beroep|boete|misdaad|persoon|politieman|werk
politieman|agent
politievrouw|agent|arresteren|beroep|boete|misdaad|persoon|politieagente|vrouwelijke politieagent
detective|speurder|spion
mannelijke detective|speurder|spion
vrouwelijke detective|speurder|spionne
wachter|bewaker|buckingham palace|londen
mannelijke wachter
vrouwelijke wachter|buckingham palace|londen|persoon
ninja|geheim|japan|krijger|persoon|samurai|sluipmoordenaar|vechten|verborgen|zwaard
bouwvakker|helm|klusser|man|persoon|renovatie|renoveren|werk
mannelijke bouwvakker
vrouwelijke bouwvakker|baan|beroep|helm|persoon|werk
persoon met kroon|edele|heerser|iemand van koninklijken bloede|keizer|koning|koninklijk|regaal
prins|fantasie|koning|koninklijk|kroon|royalty|sprookje
prinses|fantasie|koningin|kroon|persoon|sprookje|vrouw met kroon
persoon met tulband|dragen
man met tulband
vrouw met tulband|dragen
man met Chinees petje|gua pi mao|hoed|man met chinese hoed|persoon
vrouw met hoofddoek|hidjab|hijab|mantilla|persoon|sluier
persoon in smoking|bruiloft|formeel
man in smoking
vrouw in smoking
persoon met sluier|bruiloft
man met sluier
vrouw met sluier
zwangere vrouw
zwangere man|buik|opgeblazen|te veel eten|vol
zwanger persoon|baby|buik|opgeblazen|vol
borstvoeding|baby|de borst geven|persoon
vrouw die een baby voedt|borstvoeding|mama|moeder|oppas|pasgeboren|voeden|voeding
man die een baby voedt|borstvoeding|melk|papa|persoon|vader|voeden|voeding
persoon die een baby voedt|borstvoeding|oppas|ouder|pasgeboren|voeden|voeding
baby-engel|fantasie|gezicht|kerk|sprookje
kerstman|fantasie|feestdag|kerstmis|viering|vrolijk
kerstvrouw|feest|kerstmis|moedertje kerst|persoon|viering
kersttransgender|feestdagen|kerstdagen|kerstman|kerstmis|kerstmuts|kerstvrouw|persoon
superheld|goed|superkracht
mannelijke superheld|goed|superkrachten
vrouwelijke superheld|goed|heldin|superkrachten
superschurk|crimineel|kwaad|slecht|superkracht
mannelijke superschurk|boef|crimineel|slecht|superkrachten
vrouwelijke superschurk|boef|crimineel|slecht|superkrachten
magiër|fantasie|heks|magie|spreuk|sprookje|tovenaar|tovenares
mannelijke magiër|heksenmeester|tovenaar
vrouwelijke magiër|heks|tovenares
elfje|fantasie|mythe|persoon|pixie|sprookje|vleugels
mannelijk elfje|oberon|puck
vrouwelijk elfje|titania
vampier|bloed|dracula|eng|halloween|ondode|snijtanden|tanden|verkleden
mannelijke vampier|dracula|ondode
vrouwelijke vampier|ondode
zeemeermin|drietand|folklore|oceaan|schepsel|sirene|sprookje
zeemeerman|triton
sirene|meermin
elf|fantasie|folklore|in de ban van de ring-stijl|legolas|lotr-stijl|magisch|mythe
mannelijke elf|magisch
vrouwelijke elf|magisch
geest in de fles|aladin|djinn|fantasie|lamp|mythe|sprookje|wens
mannelijke geest in de fles|djinn
vrouwelijke geest in de fles|djinn
zombie|eng|halloween|horror|levende doden|lopende dode|monster|ondode
mannelijke zombie|lopende dode|ondode
vrouwelijke zombie|lopende dode|ondode
trol|fantasie|monster|trollen
harig wezen|bigfoot|cryptide|reus|sasquatch|wildeman|woud|yeti
persoon die hoofdmassage krijgt|gespannen|gezicht|gezichtsmassage|hoofdpijn|ontspannen|relaxen|salon|spa|spanning
man die hoofdmassage krijgt|geduld|gezicht|gezichtmassage|man krijgt gezichtsmassage|masseren|ontspannen|ontspannend|persoon|relaxen|relaxing
vrouw die hoofdmassage krijgt|gezicht
persoon die wordt geknipt|beauty|beroep|haar knippen|kapper|kapsalon|kapsel|kapster|salon|schaar|schoonheid
man die wordt geknipt|haar|kapper|kapsel|knippen|man wordt geknipt|persoon|verzorging
vrouw die wordt geknipt|kapsel
voetganger|lopen|persoon|slenteren|stappen|struien|wandelaar|wandelen
wandelende man|lopen
wandelende vrouw|kuieren|lopen|persoon|slenteren|voetganger|wandelaar
voetganger: naar rechts gericht|lopen|persoon|slenteren|stappen|struien|wandelaar|wandelen
wandelende vrouw: naar rechts gericht|kuieren|lopen|persoon|slenteren|voetganger|wandelaar
wandelende man: naar rechts gericht|lopen
staande persoon
staande man
staande vrouw
knielende persoon|knieën
knielende man
knielende vrouw
knielende persoon: naar rechts gericht|knieën
knielende vrouw: naar rechts gericht
knielende man: naar rechts gericht
persoon met taststok|blind|toegankelijkheid
persoon met taststok: naar rechts gericht|blind|toegankelijkheid
man met taststok|blind|man met blindenstok|toegankelijkheid
man met taststok: naar rechts gericht|blind|man met blindenstok|toegankelijkheid
vrouw met taststok|blind|toegankelijkheid|vrouw met blindenstok
vrouw met taststok: naar rechts gericht|blind|toegankelijkheid|vrouw met blindenstok
persoon in elektrische rolstoel|toegankelijkheid
persoon in elektrische rolstoel: naar rechts gericht|toegankelijkheid
man in elektrische rolstoel|toegankelijkheid
man in elektrische rolstoel: naar rechts gericht|toegankelijkheid
vrouw in elektrische rolstoel|toegankelijkheid
vrouw in elektrische rolstoel: naar rechts gericht|toegankelijkheid
persoon in rolstoel|toegankelijkheid
persoon in rolstoel: naar rechts gericht|toegankelijkheid
man in rolstoel|handmatig|toegankelijkheid
man in rolstoel: naar rechts gericht|handmatig|toegankelijkheid
vrouw in rolstoel|handmatig|toegankelijkheid
vrouw in rolstoel: naar rechts gericht|handmatig|toegankelijkheid
hardloper|hardlopen|hollen|joggen|man|marathon|persoon|rennen|snel|sport
rennende man|hardlopen|marathon
rennende vrouw|atleet|baan|beroep|haasten|hardlopen|kom eraan|marathon|persoon|snel|sport|vlug|werk
hardloper: naar rechts gericht|hardlopen|hollen|joggen|man|marathon|persoon|rennen|snel|sport
rennende vrouw: naar rechts gericht|atleet|baan|beroep|haasten|hardlopen|kom eraan|marathon|persoon|snel|sport|vlug|werk
rennende man: naar rechts gericht|hardlopen|marathon
balletdanser
dansende vrouw|dansende vrouw met rode jurk|danseres|elegant|feest|flamenco|persoon|salsa|tango
dansende man|disco|feest|festival|flamenco|persoon|salsa|tango
zwevende man in pak|persoon|zaken
mensen met konijnenoren|bestie|bff|dansen|danser|danseressen|feesten|konijnenoor|meisje|personen|tweeling|vriendinnen|vrouw
mannen met konijnenoren|beste vrienden|bff|dansen|danser|feesten|feestende mannen|konijnenoor|twee dansers
vrouwen met konijnenoren|danseres|feesten|konijnenoor
persoon in ruimte vol stoom|hamam|ontspannen|persoon in stomende ruimte|relaxen|sauna|stoombad|stoomcabine|stoomruimte
man in ruimte vol stoom|sauna|stoomruimte
vrouw in ruimte vol stoom|sauna|stoomruimte
klimmende persoon|alpinisme|berg|bergbeklimmen|bergbeklimmer|klimmer|sport
klimmende man|klimmer
klimmende vrouw|klimmer
schermer|degen|persoon|schermen
jockey op renpaard|paardrijden|racen|sport
skiër|sneeuw
snowboarder|ski|sneeuw|sport
golfer|bal|birdie|golfbaan|golfbal|green|persoon die golf speelt|pga|sport
golfende man
golfende vrouw|bal|drivingrange|sport
surfer|golf|golven|oceaan|sport|strand|surfen|surfende persoon|zee
mannelijke surfer|surfen
vrouwelijke surfer|golven|sport|surfen|surfende vrouw
persoon in roeiboot|meer|persoon in boot|roeien|roeiende persoon|roeispaan|sport
man in roeiboot
vrouw in roeiboot|cruise|kano|meer|peddel|rivier|roeien|roeispaan|vissen|vlot
zwemmende persoon|freestyle|sport|triatlon|zwemmer
zwemmende man
zwemmende vrouw|sport|zwemster
basketbalspeler|basketballer|dribbelen|nba|persoon met bal|sport|vrije worp
basketballer|man
basketbalster|sport|vrouw|vrouw met bal
gewichtheffer|bodybuilder|krachtsport|krachttraining|sport|sportschool|sterk|trainen|work-out
mannelijke gewichtheffer|gewichtheffen
vrouwelijke gewichtheffer|gewichtheffen|gewichtheffende vrouw|sport
fietsende persoon|fietser|sport|wielrennen
fietsende man|wielrenner
fietsende vrouw|fietster|sport|wielrennen
persoon op mountainbike|berg|fiets|fietsen|fietser|mountainbiken|sport
man op mountainbike|berg|fiets|fietsen|fietser
vrouw op mountainbike|berg|fiets|fietsen|fietster|mountainbiken|sport
persoon die een radslag doet|blij|buiten|gymnastiek|olympische spelen|sport|turnen
man die een radslag doet|blij|gymnastiek|lenig|man doet radslag|persoon|sport|turnen|turner
vrouw die een radslag doet|blij|gymnastiek|lenig|persoon|sport|turnen|turnster|vrouw doet radslag
personen die worstelen|duel|olympische spelen|sport|toernooi|worstelaar
worstelende mannen|persoon|sport|strijd|toernooi|worstelaars
worstelende vrouwen|olympische spelen|persoon|sport|strijd|toernooi|vechten
persoon die waterpolo speelt|spelen|sport|zwemmen
man die waterpolo speelt|spelen|sport|zwemmen
vrouw die waterpolo speelt|spelen|sport|zwemmen
persoon die handbal speelt|gooien|sport|springen|worp
man die handbal speelt|handballen|handballende man|handballer|sport
vrouw die handbal speelt|gooien|handballen|handballende vrouw|sport|springen|worp
persoon die jongleert|balanceren|balans|beheren|hanteren|jongleren|multitasken|nummer|vaardigheid
man die jongleert|ballen|goochelaar|jongleren|jonglerende man|jongleur|multitasken|vaardigheid
vrouw die jongleert|jongleren|jonglerende vrouw|multitasken
persoon in lotushouding|benen gekruist|kleermakerszit|meditatie|ontspannen|relax|yoga|zen
man in lotushouding|meditatie|yoga
vrouw in lotushouding|meditatie|yoga
persoon in badkuip|badkuip met douche
persoon in bed|deken|dutje|goedenacht|hotel|moe|slaap|slaapwel|slapen|vermoeid|welterusten|zzz
personen hand in hand|handen vasthouden|koppeltje|paar|persoon|samen|stel|vasthouden
vrouwen hand in hand|beste vrienden|bff|daten|flirten|meisjes|paar|schatje|tweeling|vasthouden|vrienden|zussen
man en vrouw hand in hand|afspraakje|bae|date|flirten|koppel|stel|vasthouden|verliefd|vrienden
mannen hand in hand|beste vrienden|bff|broers|daten|flirten|jongens|paar|schatje|tweeling|vasthouden|vrienden
kus|afspraakje|date|kussen|liefde|personen|romantiek|stel|stelletje|verliefd
kus: vrouw, man|afspraakje|date|kussen|liefde|personen|romantiek|stel|stelletje|verliefd
kus: man, man|afspraakje|date|kussen|liefde|personen|romantiek|stel|stelletje|verliefd
kus: vrouw, vrouw|afspraakje|date|kussen|liefde|personen|romantiek|stel|stelletje|verliefd
stel met hart|jubileum|liefde|personen|relatie|romantiek|stelletje|stelletje met hart|verliefd
stel met hart: vrouw, man|jubileum|liefde|personen|relatie|romantiek|stelletje|stelletje met hart|verliefd
stel met hart: man, man|jubileum|liefde|personen|relatie|romantiek|stelletje|stelletje met hart|verliefd
stel met hart: vrouw, vrouw|jubileum|liefde|personen|relatie|romantiek|stelletje|stelletje met hart|verliefd
gezin: man, vrouw, jongen|kind
gezin: man, vrouw, meisje|kind
gezin: man, vrouw, meisje, jongen|kind
gezin: man, vrouw, jongen, jongen|kind
gezin: man, vrouw, meisje, meisje|kind
gezin: man, man, jongen|kind
gezin: man, man, meisje|kind
gezin: man, man, meisje, jongen|kind
gezin: man, man, jongen, jongen|kind
gezin: man, man, meisje, meisje|kind
gezin: vrouw, vrouw, jongen|kind
gezin: vrouw, vrouw, meisje|kind
gezin: vrouw, vrouw, meisje, jongen|kind
gezin: vrouw, vrouw, jongen, jongen|kind
gezin: vrouw, vrouw, meisje, meisje|kind
gezin: man, jongen|kind
gezin: man, jongen, jongen|kind
gezin: man, meisje|kind
gezin: man, meisje, jongen|kind
gezin: man, meisje, meisje|kind
gezin: vrouw, jongen|kind
gezin: vrouw, jongen, jongen|kind
gezin: vrouw, meisje|kind
gezin: vrouw, meisje, jongen|kind
gezin: vrouw, meisje, meisje|kind
silhouet van sprekend hoofd|gezicht|spreek
silhouet van persoon|buste|mysterieus|schaduw
silhouet van twee personen|bff|buste|bustes in silhouet|schaduw|vrienden
personen in een omhelzing|bedankt|dag|hallo|knuffel|knuffelen|liefde|persoon|vriendschap
gezin|kind
gezin: volwassene, volwassene, kind
gezin: volwassene, volwassene, kind, kind
gezin: volwassene, kind
gezin: volwassene, kind, kind
voetafdrukken|blote voeten|kleding|lopen|onderweg
vingerafdruk|forensisch|identiteit|veiligheid
apengezicht|aap|banaan|dier
aap|banaan|dier
gorilla|dier
orang-oetang|aap|dier
hondengezicht|dier|huisdier|puppy|puppy’s|schattig
hond|dier|dieren|honden|huisdier
blindengeleidehond|dier|toegankelijkheid
assistentiehond|dier|hulp|toegankelijkheid
poedel|dier|hond|pluizig
wolf|dier|gezicht
vos|dier|gezicht
wasbeer|dier|nieuwsgierig|sluw
kattengezicht|dier|huisdier|kitten
kat|dier|dieren|huisdier|katten|kitten
zwarte kat|dier|halloween|katachtig|miauw|pech
leeuw|alfa|brul|dier|gezicht|leo|manen|orde|safari|sterk|sterrenbeeld
tijgergezicht|dier|groot|kat|roofdier
tijger|dier|dierentuin|groot|kat|roofdier
luipaard|dier|dierentuin|groot|kat|roofdier
paardengezicht|boerderij|dier|dressuur
eland|dier|gewei|zoogdier
ezel|dier|grauwtje|koppig|muildier|pakezel|zoogdier
paard|boerderij|dier|racen|renpaard|ruitersport
eenhoorn|gezicht
zebra|dier|streep
hert|dier
bizon|buffel|dier|kudde|wisent
koeiengezicht|boe|boerderij|dier|melk
os|boerderij|dier|dieren|sterrenbeeld|stier|taurus
waterbuffel|dier|dierentuin
koe|boe|boerderij|dier|dieren|melk
varkensgezicht|boerderij|dier|spek
varken|boerderij|dier|spek|zeug
zwijn|dier|varken
varkensneus|gezicht
ram|aries|dier|dierentuin|horens|mannelijk|schaap|sterrenbeeld
ooi|blaten|boerderij|dier|lam|schaap|vrouwelijk|wol|wollig
geit|boerderij|capricorn|dier|melk|sterrenbeeld
dromedaris|bult|dier|kameel|woestijn|één
kameel|bult|dier|dromedaris|twee|twee bulten|woestijn
lama|alpaca|dier|guanaco|vicuña|wol
giraffe|dier|vlekken
olifant|dier
mammoet|dier|groot|slagtand|uitsterven|wollig
neushoorn|dier
nijlpaard|dier|hippopotamus
muizengezicht|dier|muis
muis|dier|dieren
rat|dier
hamster|dier|gezicht|huisdier
konijnengezicht|dier|huisdier
konijn|dier|huisdier|konijntje
eekhoorn|dier
bever|dam|dier|tanden
egel|dier|stekelig
vleermuis|dier|vampier
beer|dier|gezicht|grizzly|grommen|honing
ijsbeer|noordpool|wit
koala|australië|beer|buideldier|dier|down|gezicht|under
panda|bamboe|dier|gezicht
luiaard|traag
otter|dier|speels|vissen
stinkdier|stank
kangoeroe|buideldier|dier|joey|springen
das|dier|honing|kwellen
pootafdrukken|poten
kalkoen|dier|gevogelte
kip|dier|gevogelte
haan|dier|ornithologie|vogel
kuiken uit ei|baby|dier|uitkomen|vogel
kuikentje|baby|dier|gevogelte|vogel
naar voren kijkend kuikentje|baby|dier|gevogelte|vogel
vogel|dier|duif
pinguïn|antarctica|dier|vogel
duif|ornithologie|vliegen|vogel|vrede
adelaar|dier|ornithologie|vogel
eend|dier|vogel|woerd
zwaan|dier|jonge zwaan|lelijk eendje|vogel|zwanenjong
uil|dier|vogel|wijs|wijsheid
dodo|dier|groot|ornithologie|uitsterven|vogel
veer|licht|verenkleed|vlucht|vogel
flamingo|dier|flamboyant|ornithologie|tropisch|vogel
pauw|dier|kleurrijk|mooie vogel|opzichtig|pauwhen|pronkerig|trots|trots als een pauw|vogel
papegaai|dier|lorre|napraten|piraat|praten|vogel
vleugel|engelachtig|luchtvaart|mythologie|vliegen|vogel
merel|dier|kauw|kraai|kraaiachtige|ornithologie|raaf|roek|snavel|vogel|zwart
gans|gevogelte|onnozel|snateren|vogel
feniks|as|fantasie|hergeboorte|herrezen|mythe|reïncarnatie|vogel|vuurvogel
kikker|dier|gezicht
krokodil|dier|dierentuin
schildpad|dier|waterschildpad
hagedis|dier|reptiel
slang|dier|dierenriem|drager|ophiuchus|serpent
drakengezicht|dier|draak|sprookje
draak|dier|ridders|sprookje
sauropode|brachiosaurus|brontosaurus|dinosaurus|diplodocus
T-Rex|dinosaurus|tyrannosaurus
spuitende walvis|dier|gezicht|oceaan|strand
walvis|dier|oceaan|strand
dolfijn|dier|flipper|oceaan|strand
orka|oceaan|walvis|zee
zeehond|dier|leeuw|oceaan
vis|dier|eten|pisces|sterrenbeeld|vissen
tropische vis|dier|vissen
kogelvis|dier
haai|dier|vis
octopus|dier|oceaan|wezen
schelp|dier|spiraal|strand|zee
koraal|klimaat|oceaan|rif|verandering|zee
kwal|aquarium|au|beet|branden|dier|gelei|leven|oceaan|ongewerveld|plankton|stekel|tentakels|zee
krab|dierenriem|kreeft
kreeft|bisque|dier|scharen|zeevruchten
garnaal|klein|schaaldier|voedsel
inktvis|dier|voedsel|weekdier
oester|duiken|parel
slak|dier|escargot|naaktslak|natuur|tuin
vlinder|insect|mooi
insect|beestje|dier|tuin
mier|dier|insect|tuin
honingbij|dier|hommel|insect|lente|natuur
kever|beestje|dier|insect
lieveheersbeestje|dier|insect|kever|natuur|tuin
krekel|dier|insect|orthoptera|sprinkhaan
kakkerlak|bakkerstor|dier|insect|plaag
spin|dier|insect
spinnenweb
schorpioen|scorpio|scorpius|sterrenbeeld
mug|beet|insect|koorts|malaria|ongedierte|virus|ziekte
vlieg|dier|insect|made|ongedierte|rottend|ziekte
worm|dier|parasiet|regenworm|ringworm
microbe|amoebe|bacteriën|virus|wetenschap
boeket|afspraakje|bedankt|beterschap|bloem|date|jubileum|romantiek|verjaardag
kersenbloesem|bloem|lente|plant|voorjaar
witte bloem
lotus|bloem|boeddhisme|hindoeïsme|puurheid|rust|schoonheid|sereen|vrede
rozet|plant
roos|bloem|elegant|liefde|plant|rood|schoonheid|valentijn
verwelkte bloem|sterven
hibiscus|bloem|plant
zonnebloem|buiten|plant
bloesem|bloem|boterbloem|paardenbloem|plant
tulp|bloem|bloesem|groei|plant
hyacint|bloem|lavendel|leeuwenbek|lupine|vlinderbloemige
zaailing|jong|plant|spruit|stekje
potplant|decor|groeien|huis|verzorgen
naaldboom|bos|dennenboom|kerst
loofboom|bos|groen|habitat|verliezen
palmboom|plant|strand|tropisch
cactus|droogte|natuur|plant|woestijn
rijstplant|aar|graan|granen|rijstaar
kruid|blad|plant
klavertjedrie|iers|plant
klavertjevier|4|blad|geluk|iers|plant
esdoornblad|vallend
vallende bladeren|gevallen|herfst
blad in de wind|blazen|fladderen
leeg nest|nestelen|tak|thuis
nest met eieren|nestelen|tak|vogel
paddenstoel|schimmel|zwam
boom zonder bladeren|boomstam|dood|droogte|hout|kaal|leeg|takken|winter
druiven|dionysus|druif|fruit
meloen|fruit|kanteloep
watermeloen|fruit
mandarijn|c|citrus|fruit|nectarine|sinaasappel|vitamine
citroen|citrus|fruit|zuur
limoen|citrus|cocktail|fruit|groen|margarita|sap|tropisch|vrucht|zuur
banaan|fruit|kalium
ananas|eten|fruit|tropisch|voedsel
mango|eten|fruit|tropisch
rode appel|dieet|fruit|gezondheid|rijp|rood|voedsel
groene appel|fruit
peer|fruit
perzik|fruit
kersen|bessen|fruit|rood
aardbei|bes|fruit
bosbessen|blauw|blauwbessen|fruit|voedsel
kiwi|fruit|voedsel
tomaat|fruit|groente|voedsel
olijf|voedsel
kokosnoot|eten|palm|palmboom|pina colada|voedsel
avocado|fruit|voedsel
aubergine|groente
aardappel|groente|voedsel
wortel|groente|voedsel
maïskolf|boerderij|doolhof|gewassen
hete peper|heet
paprika|capsicum|groente|peper|voedsel
komkommer|augurk|eten|groente
bladgroente|boerenkool|bok choy|burgers|kool|paksoi|salade|sla
broccoli|kool|wild
knoflook|smaakmaker
ui|smaakmaker
pinda’s|eten|groente|noot
bonen|kidneyboon|klein|peulvrucht|voedsel
kastanje|amandel|plant
gemberwortel|bier|specerij
erwtendop|bonen|edamame|groente|peul|peulvrucht
bruine paddestoel|bruine paddenstoel|champignon|eten|groente|natuur|paddenstoel|paddo|pizza|schimmel|shiitake
knol|biet|groente|raap|tuin|wortel
brood|eten|koolhydraten|tarwe|voedsel
croissant|brood|eten|frans|ontbijt|voedsel
stokbrood|eten|frans
platbrood|arepa|eten|gordita|lavash|naan|pita
pretzel|gedraaid|krakeling
bagel|bakkerij|brood|ontbijt|spread
pannenkoeken|crêpe|eten|flensje|ontbijt
wafel|besluiteloos|ijzer|ontbijt
stuk kaas|plak
vlees met bot
kippenpoot|bot|gevogelte|honger|kalkoen
vlees|biefstuk|bout|karbonade|kotelet|lamskotelet|rood
bacon|eten|ontbijt|spek|vlees
hamburger|eten|fastfood|honger
patat|eten|fastfood|frans|frietjes
pizzapunt|eten|honger|kaas|pepperoni
hotdog|braadworst|frankfurter|knakworst|worst
boterham|brood|sandwich
taco|mexicaans
burrito|mexicaans|wrap
tamale|eten|mexicaans|pamonha|verpakt
gevuld pitabroodje|eten|falafel|gyros|kebab
falafel|gehaktbal|kikkererwt
ei|ontbijt|voedsel
koken|bakken|ei|gemakkelijk|ontbijt|pan|restaurant|spiegelei
paellapan|braadpan|eten|ondiep
stoofschotel|pan|soep|voedsel
fondue|chocolade|eten|gesmolten|kaas|pot|ski
kom met lepel|cornflakes|eten|muesli|ontbijt|ontbijtgranen|pap|soep|voedsel
groene salade|eten
popcorn|film|maïs
boter|zuivel
zout|gezouten|overstuur|smaak|specerij|zoutvaatje
blikvoedsel|ingeblikt
bentobox|voedsel
rijstwafel|cracker|eten
rijstballetje|eten|japans
gekookte rijst|voedsel
curry en rijst|voedsel
dampende kom|chopsticks|eten|noedels|pho|ramen|soep
spaghetti|eten|gehaktballen|pasta|restaurant
gepofte zoete aardappel|eten
oden|eten|kebab|restaurant|spies|stokje|zeevruchten
sushi|eten
gefrituurde garnaal|garnalen|tempura
viskoekje met krul
maancake|festival|herfst|yuèbǐng
dango|dessert|japans|spies|stokje|zoet
knoedel|dumpling|empanada|gyōza|jiaozi|pierogi|potsticker
gelukskoekje|profetie
afhaalmaaltijd|bezorgen|doggybag|eten|oesteremmer|stokjes|voedsel
softijs|dessert|eten|restaurant|room|zoet
geschaafd ijs|dessert|restaurant|zoet
ijs|dessert|eten|restaurant|room|zoet
donut|dessert|eten|voedsel|zoet
koekje|chip|chocolade|dessert|zoet
verjaardagstaart|dessert|gebak|gelukkig|viering|zoet
cake|dessert|gebak|plak|zandgebak|zoet
cupcake|bakkerij|dessert|hagelslag|suiker|traktatie|zoet
taart|fruit|gebak|gebakje|hartige taart|pastei|vlees|vulling
chocoladereep|dessert|halloween|snoep|zoetekauw
snoep|dessert|eten|gaatjes|voedsel|wikkel|zoet
lolly|dessert|eten|snoep|voedsel|zoet
vla|dessert|pudding|zoet
honingpot|beer|eten|vat|zoet
babyflesje|drinken|flesvoeding|geboorte|melk
glas melk|drinken
warme drank|cafeïne|café|chai|drinken|koffie|ochtend|stomen|thee
theepot|drinken|eten|zettten
theekopje zonder oor|drankje|drinken
sake|bar|café|drankje|drinken|fles|kopje
fles met knallende kurk|bar|drinken
wijnglas|alcohol|bar|café|drankje|drinken|restaurant
cocktailglas|alcohol|bar|café|drinken|mad men|martini
tropisch drankje|alcohol|bar|club|drankjes|drinken|dronken|mai tai|mix
bierglas|alcohol|bar|café|drinken|duitsland|oktoberfest|pils|pint
klinkende bierglazen|alcohol|bar|café|drinken|glas|proosten|proostende bierglazen
klinkende glazen|drinken|glas|toosten|vieren
tumblerglas|likeur|shot|whiskey|whisky
vloeistof uitgieten|drinken|glas|leeg|morsen|oeps|ongelukje
beker met rietje|drinken|frisdrank|sap|water
bubbelthee|boba|melk|parel|voedsel
pakje drinken|drankje|rietje|sap|zoet
maté|drank
ijsklontje|ijsberg|koud
chopsticks|eetstokjes|eten|stokjes
mes en vork met bord|diner|eten|koken
mes en vork|bestek|eten|honger|koken|lekker|lunch|ontbijt|restaurant|uit eten|vork en mes
lepel|bestek|tafelgerei
keukenmes|koken|koksmes|wapen
pot|container|leeg|niets|saus|specerij|winkel
amfora|amfoor|drinken|horoscoop|koken|kruik|sterrenbeeld|waterman
wereldbol met Europa-Afrika|aarde
wereldbol met Noord- en Zuid-Amerika|aarde
wereldbol met Azië-Australië|aarde
wereldbol met meridianen|aarde|internet|www
wereldkaart
kaart van Japan
kompas|magnetisch|navigatie|oriëntatielopen|oriënteringslopen|richting
berg met besneeuwde toppen|koud
berg
aardverschuiving|aardbeving|berg|gevaar|lawine|modderlawine|ramp|stenen
vulkaan|berg|lava|magma|natuur|vulkaanuitbarsting
berg Fuji|natuur|vulkaan
kamperen|camping|tent
strand met parasol
woestijn
onbewoond eiland
nationaal park|natuurgebied
stadion|amfitheater
klassiek gebouw|historisch gebouw|klassieke oudheid|renaissance|rome|zuilen
woningbouw|bouwen|haven|hijskraan
baksteen|bakstenen|cement|gemetseld|klei|metselen|mortel|muur
rots|betrouwbaar|graniet|rotsblok|steen|sterk|zwaar
hout|balk|bijl|boomstam|hakken|open haard|stam|timmerhout|vuur|zagen
hut|huis|joert|onderdak|ronde hut|strand|woning
huizen|buurt|huis
vervallen huis|bouwval|gebouw
huis|gebouw|settelen|thuis|villa|voorstad|vrijstaande woning
huis met tuin|gebouw|huisje boompje beestje|settelen|thuis|voorstad|vrijstaande woning
kantoorgebouw|kantoorbaan|werk
Japans postkantoor|gebouw
postkantoor|europees|gebouw
ziekenhuis|dokter|gebouw|medicijnen
bank|gebouw
hotel|gebouw
love-hotel|gebouw|liefde|liefdeshotel|lovehotel
supermarkt|boodschappen|gebouw|winkel
school|gebouw
warenhuis|gebouw|winkel|winkelen
fabriek|gebouw
Japans kasteel|gebouw
kasteel|europees|gebouw|middeleeuwen
bruiloft|huwelijk|kapel|romantiek|trouwkapel
Tokio-toren|tokiotoren
vrijheidsbeeld|new york|nyc
kerk|christelijk|geloof|kapel|kruis|religie
moskee|geloof|islam|moslim|religie
hindoetempel|gebouw|geloof|goden|india|religie
synagoge|geloof|jodendom|jood|joods|religie|tempel
shinto-tempel|geloof|japans|poort|religie|torii
kaäba|bedevaart|geloof|islam|mekka|moslim|religie
fontein
tent|kamperen
mistig
sterrenhemel|metropool|miljoenenstad|nacht|stad bij nacht
stadsgezicht|flatgebouwen|gebouw|metropool|miljoenenstad
zonsopgang in de bergen|ochtend
zonsopgang|ochtend
stad bij schemering|avond|gebouw|landschap|metropool|miljoenenstad|zonsondergang
zonsondergang|flatgebouwen|gebouw|metropool|miljoenenstad|schemer
brug bij nacht|avond|nachtelijke brug
warmwaterbronnen|stomend
draaimolenpaard|carrousel|kermis|pretpark
glijbaan|glijden|kind|kinderen|speeltuin|spelen
reuzenrad|kermis|pretpark
achtbaan|pretpark
kapperspaal|kapsel
circustent
locomotief|reizen|spoor|spoorweg|stoom|stoomtrein|trein|vervoermiddel|voertuig
treinwagon|elektrisch|spoor|tram|trolleybus|vervoermiddel|voertuig
hogesnelheidstrein|hsl|shinkansen|spoor|ultrasnel|vervoermiddel|voertuig
hogesnelheidstrein met kogelneus|hoge snelheid|kogeltrein|reizen|shinkansen|spoorweg
trein|aankomst|spoor|vertrek|vervoermiddel|voertuig
metro|ondergrondse|vervoermiddel|voertuig
lightrail|monorail|spoor|vervoermiddel|voertuig
treinstation|spoor|vervoermiddel|voertuig
tram|trolleybus|vervoermiddel|voertuig
monorail|vervoermiddel|voertuig
bergspoor|vervoermiddel|voertuig|wagon
tramwagon|trolleybus|vervoermiddel|voertuig
bus|schoolbus|vervoermiddel|voertuig
naderende bus|tegemoetkomende bus|vervoermiddel|voertuig
trolleybus|tram|vervoermiddel|voertuig
minibus|vervoermiddel|voertuig
ambulance|hulpdienst|spoed|vervoermiddel|voertuig
brandweerauto|hulpdienst|spoed|vervoermiddel|voertuig
politieauto|hulpdienst|politiewagen|vervoermiddel|voertuig
naderende politieauto|hulpdienst|tegemoetkomende politiewagen|vervoermiddel|voertuig
taxi|taxichauffeur|uber|vervoermiddel|voertuig
naderende taxi|auto’s|geel|rijden|roepen
auto|automobiel|rijden|vervoermiddel|voertuig
naderende auto|automobiel|tegemoetkomende auto|vervoermiddel|voertuig
SUV|auto|kampeerauto|recreatie|rijden|vervoermiddel|voertuig
pick-up|auto|bestelbak|laadbak|laadbakwagen|transport|truck|vervoer|vracht|wagen
bestelbus|bestelwagen|bezorging|levering|pakketdienst|truck|vervoermiddel|voertuig
vrachtwagen|truck|vervoermiddel|voertuig|vrachtauto|vrachtwagen met oplegger
tractor|trekker|vervoermiddel|voertuig
raceauto|formule 1|racen|racewagen|vervoermiddel|voertuig|vroem
motor|racen|vervoermiddel|voertuig
scooter|brommer|motor|vervoermiddel|voertuig
rolstoel|duwen|toegankelijkheid|zitten
elektrische rolstoel|rijden|toegankelijkheid|wiel
riksja|auto|azië|thailand|tuktuk|vervoer|wagen
fiets|fietsen|rijwiel|spinning|vervoermiddel|voertuig
step|autoped|steppen|vervoermiddel|voertuig
skateboard|deck|skaten|skater|wielen
rolschaats|hobby|rollerskate|rollerskates|rolschaatsen|skaten|sport|sporten
bushalte
snelweg|autosnelweg
treinspoor
olievat
benzinestation|benzinepomp|brandstof|pomp
wiel|auto|band|cirkel|draaien|velg|velgen|vervoer|voertuig
zwaailicht van politieauto|alarm|baken|draaiend|noodgeval|sirene|waarschuwing
horizontaal verkeerslicht|stoplicht|verkeerslichten
verticaal verkeerslicht|kruising|stoplicht|verkeerslichten
stopteken|achthoekig|bord|verkeersteken
bouwwerkzaamheden|barricade
anker|hulpmiddel|schip
reddingsboei|drijven|redden|reddingsgordel|reddingsvest|veiligheid|verdrinken|zwemmen
zeilboot|jacht|jachthaven|vaartuig|vervoermiddel|zee
kano|boot|kajak|vaartuig|vervoermiddel
speedboot|jacht|luxe|miljonair|reizen|vaartuig|zomer
passagiersschip|veerboot|vervoermiddel|voertuig
veerboot|passagier|veerpont
motorboot|vaartuig|vervoermiddel
schip|boot|passagier|passagiersschip|titanic|vaartuig
vliegtuig|luchtvaartuig|reizen|vervoermiddel|vliegen|vliegmachine
vliegtuigje|jet|klein vliegtuig|luchtvaartuig|vervoermiddel|vliegmachine
vertrek van vliegtuig|inchecken|opstijgen|vertrekken|vervoermiddel|vliegmachine|voertuig
aankomst van vliegtuig|aankomen|landen|landing|vervoermiddel|vliegmachine|voertuig
parachute|activiteit|deltavliegen|hanggliden|parachutespringen|parasailen|skydiven
stoel|treinstoel|vliegtuigstoel
helikopter|roflcopter|roflkopter|vervoermiddel|voertuig
zweeftrein|hangend spoor|spoor|vervoermiddel|voertuig|zwevend
bergkabelbaan|gondel|skilift|vervoermiddel|voertuig
kabelbaan|gondel|transportbaan|vervoermiddel|voertuig
satelliet|ruimte|ruimtevaart
raket|lancering|ruimte|ruimtereis|vervoermiddel|voertuig
vliegende schotel|aliens|buitenaards|buitenaardse wezens|science fiction|ufo|vervoermiddel|voertuig
piccolobel|balie|baliebel|hotel
bagage|inpakken|koffer|reis|reizen|rolkoffer|trolley
zandloper|tijd|timer
zandloper met stromend zand|tijd|timer
horloge|klok|polshorloge|tijd
wekker|alarm|klok|tijd
stopwatch|klok|timer
keukenwekker|klok|kookwekker|timer
klok|pendule|staande klok|tijd
twaalf uur|00|12|12:00|klok|tijd
half één|00:30|12|12:30|30|dertig|klok|tijd|twaalf|uur
één uur|00|01:00|1|13:00|1:00|klok|tijd
half twee|1|13:30|1:30|30|dertig|een|klok|tijd|één
twee uur|00|02:00|14:00|2|2:00|klok|tijd
half drie|14:30|2|2:30|30|dertig|klok|tijd|twee
drie uur|00|03:00|15:00|3|3:00|klok|tijd
half vier|15:30|3|30|3:30|dertig|drie|klok|tijd
vier uur|00|04:00|16:00|4|4:00|klok|tijd
half vijf|16:30|30|4|4:30|dertig|klok|tijd|vier
vijf uur|00|05:00|17:00|5|5:00|klok
half zes|05:30|17:30|30|5|5:30|dertig|klok|tijd|vijf
zes uur|00|06:00|18:00|6|6:00|klok|tijd
half zeven|06:30|18:30|30|6|6:30|dertig|klok|tijd|zes
zeven uur|00|07:00|19:00|7|7:00|klok|tijd
half acht|07:30|19:30|30|7|7:30|dertig|klok|tijd|zeven
acht uur|00|08:00|20:00|8|8:00|klok|tijd
half negen|08:30|20:30|30|8|8:30|acht|dertig|klok|tijd
negen uur|00|09:00|21:00|9|9:00|klok|tijd
half tien|09:30|21:30|30|9|9:30|dertig|klok|negen|tijd
tien uur|00|10|10:00|22:00|klok|tijd
half elf|10|10:30|22:30|30|dertig|klok|tien|tijd
elf uur|00|11|11:00|23:00|klok|tijd
half twaalf|11|11:30|23:30|30|dertig|elf|klok|tijd
nieuwe maan|avond|donker|maansverduistering|ruimte
jonge maansikkel|avond|ruimte|wassend|wassende halvemaan
maan in eerste kwartier|avond|ruimte
wassende maan|avond|bolvormig|ruimte|tussen halve maan en volle maan
volle maan|avond|ruimte
afnemende maan|avond|bolvormig|ruimte|tussen halve maan en volle maan|wassend
maan in laatste kwartier|avond|ruimte
asgrauwe maan|afnemend|afnemende halvemaan|avond|maansikkel|nacht|ruimte|sikkel
maansikkel|avond|halvemaan|ramadan|ruimte|slapen
nieuwe maan met gezicht|avond|nieuwe maan-gezicht|ruimte
maan met gezicht in eerste kwartier|avond|maan in eerste kwartier met gezicht|ruimte|slapen
maan met gezicht in laatste kwartier|avond|maan in laatste kwartier met gezicht|ruimte|slapen
thermometer|koorts|weer
zon|felle zon|helder|stralen|weer|zonnig
volle maan met gezicht|avond|helder|heldere maan|ruimte
zon met gezicht|helder|warm|weer|zonneschijn
planeet met ringen|heelal|ruimte|saturnus|zonnestelsel|zwaarmoedig
witte middelgrote ster
stralende ster|fonkelen|fonkelend|schitteren|schitterend|schittering
vallende ster|hemel|ruimte
melkweg|ruimte
wolk|weer
zon achter wolk|weer|zon achter wolken
wolk met bliksem en regen|onweer|weer
zon achter kleine wolk|weer
zon achter grote wolk|weer
zon achter regenwolk|weer|zon achter wolk met regen
wolk met regen|weer
wolk met sneeuw|koud|weer|winter
wolk met bliksem|weer
tornado|storm|weer|wervelwind|wolk
mist|bewolkt|weer|wolk
gezicht dat wind blaast|blazen|weer|wind met gezicht|wolk
cycloon|duizelig|spiraal|twister|tyfoon|weer
regenboog|genderqueer|glbt|homoseksueel|lesbisch|lgbt|lgbtq|lgtbqia|lhbt|natuur|pride|queer|transgender|weer
ingevouwen paraplu|dichte paraplu|kleding|regen|weer
paraplu|geopende paraplu|kleding|open paraplu|regen|weer
paraplu met regendruppels|kleding|weer
strandparasol|parasol op de grond|regen|zon
hoog voltage|bliksem|donderslag|elektriciteit|elektrisch|gevaar|schok|spanning
sneeuwvlok|koud|weer
sneeuwpop|koud|weer
sneeuwpop zonder sneeuwvlokken|koud
komeet|ruimte|vuurbal
vuur|brand|heet|hulpmiddel|vlam
druppel|bedroefd|koud|strip|water|weer|zweet
golf|golfsurfen|golven|japan|kanagawa|oceaan|surfen|water|weer|zee
halloweenlantaarn|feest|lampion|pompoen|pompoenlantaarn|sint maarten
kerstboom|feest|kerstmis|viering
vuurwerk|feest|jaarwisseling|knal|oud en nieuw|oudejaarsavond|vermaak|viering
sterretje|afsteken|feest|jaarwisseling|knal|oud en nieuw|oudejaarsavond|viering|vuurwerk|vuurwerksterretje
rotje|boem|dynamiet|explosief|licht|ontploffing|vonk|vuur|vuurwerk
sterretjes|*|glinsteren|glinsterende sterren
ballon|feest|jarig|verjaardag|vieren|viering
feestknaller|confetti|hoera|jarig|partypopper|verjaardag|viering
confettibal|feest|hoera|jarig|verjaardag|viering
tanabataboom|boom met papierlinten|feest|japans|papierlinten
dennenboomversiering|bamboe|dennentakdecoratie|feest|japans|plant
Japanse poppen|feest|festival|viering
karperslinger|feest|karperwimpel|wimpel
windorgel|bel|feest|windklokkenspel
maanobservatieceremonie|feest|maanceremonie|viering
rode envelop|cadeau|geld|geluk|geschenk|hóngbāo|lai see|rode enveloppe|voorspoed
strik|feest|roze lint|viering
ingepakt cadeau|cadeautje|cadeauverpakking met strik|feest|verpakking
bewustzijnslintje|herinnering|herinneringslintje|viering
entreekaartjes|toegang|toegangskaartje
ticket|entree|entreekaartje|kaartje|toegang|toegangskaartje
militaire medaille|onderscheiding|viering
trofee|beker|gewonnen|kampioen|overwinning|prijs|winnaar
sportmedaille|eerste|eerste plaats|gewonnen|medaille 1e plaats|medaille met ster|winnaar
medaille 1e plaats|eerste|gewonnen|goud|gouden|winnaar
medaille 2e plaats|tweede|tweede plaats|zilver
medaille 3e plaats|brons|bronzen|derde|derde plaats
voetbal|futsal|messi|ronaldo|sport
honkbal|sport
softbal|handschoen|onderarm|onderhands|sport|werpen
basketbal|sport
volleybal|wedstrijd
american football|amerikaans|sport|super bowl
rugby|bal|football|sport|voetbal
tennis|bal|sport|tennisbal|tennisracket
frisbee|schijf|ultiem|ultimate|vliegende schotel|werpschotel
bowlen|bal|spel|sport|strike
cricket|bal|bat|cricketbat|cricketbat en bal|slaghout|sport|wedstrijd
hockey|bal|hockeystick|hockeystick en bal|sport|stick|veld|wedstrijd
ijshockeystick en puck|sport|wedstrijd
lacrosse|bal|doel|sport|stick
pingpong|bal|bat|batje|sport|tafeltennis|wedstrijd
badminton|badmintonracket en shuttle|pluimbal|racket|shuttle|sport|wedstrijd
bokshandschoen|boksen|sport
pak voor vechtsporten|judo|karate|kunst|taekwondo|uniform
doelnet|goal|sport
vlag in hole|golf|sport
schaats|ijs|kunstschaatsen|schaatsen|sport|witte schaats
vishengel|sport
duikbril|duiken|duikmasker|onder water|scuba|scubaduiken|snorkelen|vis|zee
hardloopshirt|atletiek|hardlopen|sjerp|sport
ski’s|laars en skis|skis|skischoen|skiën|sneeuw|sport|wintersport
slee|rodelen|roetsjen|slede|sleetje|sleeën|sneeuw
curlingsteen|kei|spel|sport
directe treffer|bullseye|bull’s eye|darts|doelwit|in de roos|spel|sport|voltreffer
jojo|fluctueren|kinderen|op en neer|speelgoed|spelen
vlieger|buiten|opstijgen|spelen|vliegen|zweven
waterpistool|gereedschap|revolver|vuurwapen|wapen
biljart|8|8 ball|8-ball|acht|bal|pool|spel
kristallen bol|glazen bol|magie|sprookje|toekomst voorspellen|waarzeggen|waarzeggerij
toverstok|goochelaar|goochelen|heks|magie|magiër|tovenaar|toveren|tovertruc
videogame|controller|gamecontroller|playstation|spel|videospel|xbox
joystick|game|videogame|videospel
fruitautomaat|casino|eenarmige bandiet|gokkast|gokken|spel
dobbelsteen|dobbelen|dobbelstenen|spel|yahtzee
puzzelstukje|aanwijzing|gekoppeld|legpuzzel|passen|passend|schakel
teddybeer|beertje|knuffel|knuffelbeer|knuffelbeest|pluche|speelgoed|speeltje|teddy beer
piñata|cinco de mayo|feest|mexicaans|mexico|snoep|snoepgoed|vieren|viering
spiegelbal|dans|dansen|disco|discobal|feest|glitter
matroesjka|baboesjka|baboesjka’s|genest|pop|poppetjes|rusland|russisch
schoppen|kaart|kaarten|spel
harten|kaart|kaarten|spel
ruiten|kaart|kaarten|spel|vorm
klaveren|kaart|kaarten|spel
pion|schaken|slachtoffer|waardeloos
Jokerkaart|kaarten|spel|spelen
mahjong rode draak|rood|spel|stenen
speelkaarten|bloem|bloemenkaart|bloemspeelkaarten|hanafuda|japans|kaartspel|spel|spelen
toneelkunsten|masker|maskers|optreden|theater|treurspel
lijst met afbeelding|kunst|museum|schilderij
schilderspalet|creatief|kleurrijk|kunst|kunstzinnig|museum|schilderen|schilderij
garen|draad|klos|naaien|naald
naald|borduren|draad|hechten|hechtingen|hobby|kleding|kleermaken|naaien|speld
wol|bal|bol|breien|draad|haken
knoop|boot|geknoopt|hobby|knopen|kronkel|padvinder|streng|touw|zeilen
bril|bijziend|brillen|kleding|oog|verziend|zien|zonnebril
zonnebril|brillen|donker|oog
oogscherm|bescherming|bril|duik|duiken|lassen|zwemmen
labjas|dokter|dr.|experiment|kleding|wetenschapper|wit
veiligheidsvest|gevaarlijk|noodgeval
stropdas|formeel|kleding|overhemd|pak
T-shirt|blauw shirt|kleding|kraag|poloshirt|vrijetijdskleding
spijkerbroek|jeans|kleding
sjaal|koud|nek
handschoenen
jas|blazer|brr|jack|koud|warm aankleden
sokken|kousen
jurk|blauwe jurk|dansen|kleding|kledingstuk|sjiek|winkelen
kimono|japans|japon|kleding
sari|jurk|kledij|kleding
badpak|badpak uit één stuk|strand|zomer|zwembad|zwemgerief|zwemmen|zwempak
slip|onderbroek|ondergoed|sporten|strand|zwembroek|zwemgerief|zwemkleding|zwemmen
korte broek|badpak|ondergoed|pak|zwem
bikini|kleding|zwembad|zwemkleding|zwemmen
dameskleding|blouse|shirt
opvouwbare waaier|afkoelen|dansen|fladderen|heet|verlegen
portemonnee|accessoire|beurs|geld uitgeven|kleding|knip|munt|portefeuille|roze portemonnee|winkelen
handtas|accessoire|kleding|modieuze tas|winkelen
tasje|accessoire|clutch|enveloptas|handtas|kleding
boodschappentassen|hotel|winkelen
schooltas|boekentas|rugzak
teenslipper|sandaal|sandalen|schoen|strand|strandslipper|zōri
herenschoen|formeel|kleding|leren schoen|man|nette schoen
sportschoen|atletiek|hardlopen|kleding|rennen|sneaker|sporten
wandelschoen|backpacken|bruin|buiten|kamperen|laars|wandelen
platte schoen|ballerina|ballerina’s|comfortabel|flatjes|instapper|slip-on
schoen met hoge hak|kleding|naaldhak|pump|stiletto|vrouw
damessandaal|hak|hoge hak|kleding|muiltje|schoen|schoen met open teen|vrouw
balletschoenen|ballerina|dans|dansen|pirouette|spitzen
dameslaars|kleding|schoen|vrouw
haarkam|afro|kroes
kroon|adel|game of thrones|kleding|koning|koningin|koninklijk|middeleeuwen|vorst|vorstin
dameshoed|hoed met strik|kleding|vrouw
hoge hoed|fancy|formeel|goochelen|goochelhoed|hoog|kleding
academische baret|afstuderen|feest|hoed|kleding|opleiding|student
pet|baseballcap|hoofddeksel
legerhelm|krijger|militair|oorlog|soldaat|vechter|voorwerp
helm van reddingswerker|gezicht|hoed|hulp|kruis|werknemer
gebedssnoer|gebedsketting|gebedskralen|geloof|ketting|kleding|kralen
lippenstift|afspraakje|cosmetica|date|make-up|opmaken
ring|bruiloft|diamant|glinsteren|romantiek|schitteren|trouwen|verloving
edelsteen|bruiloft|diamant|juweel|romantiek|trouwen|verloving
speaker uit|dempen|geen geluid|geluid uit|luidspreker|mute|stil|volume
speaker|laag volume|luidspreker|volume|zacht
speaker aan|gemiddeld volume|luidspreker|volume
speaker luid|hard|hoog volume|luidspreker|volume
luidspreker|megafoon|toespraak|toespreken
megafoon|communicatie|geluid|gouden megafoon|juichen|versterken
posthoorn|blaasinstrument|jachthoorn
bel|kerkklok|klok|luiden|pauze|rinkelen
doorgestreepte bel|dempen|geen|geen geluid|geluid uit|niet toegestaan|stil|stilte
notenschift|g-sleutel|muziek|partituur
muzieknoot|achtste noten
muzieknoten|achtste noten|geluid|noot
studiomicrofoon|muziek
schuifregelaar|muziek|niveau|schuifje|volumeregelaar
controleknoppen|bediening|muziek
microfoon|geluid|karaoke|muziek|zingen
hoofdtelefoon|geluid|koptelefoon|oordopje
radio|entertainment|muziek
saxofoon|instrument|muziek|muziekinstrument
trompet|instrument|muziek|muziekinstrument
trombone|droevig|instrument|jazz|koper|muziek|schuiven
accordeon|bandoneon|concertina|instrument|muziek|trek|trekzak
gitaar|instrument|muziek|muziekinstrument|strat|stratocaster
piano|instrument|keyboard|muziek|muziekinstrument
viool|instrument|muziek|muziekinstrument|stradivarius
banjo|besnaard|instrument|muziek|snaarinstrument|spelen
trommel|drummen|drums|drumsticks|muziek|muziekinstrument|trommelen|trommelstokken
hoge trom|beat|conga|hoog|instrument|ritme
sambaballen|instrument|muziek|percussie|ratelen|schudden
fluit|blokfluit|dwarsfluit|houtblazer|muziek|pijperfluit
harp|cupido|instrument|liefde|muziek|orkestra
mobiele telefoon|bellen|communicatie|smartphone
mobiel met pijl|bellen|mobiele telefoon|ontvangen|smartphone|telefoon
telefoon|rode telefoon met hoorn|vaste telefoon
telefoonhoorn|bellen
pager|pieper
fax|communicatie|faxapparaat
batterij
batterij bijna leeg|accu|electronisch|lege batterij|weinig batterijlading
stekker|elektriciteit|elektrisch
laptop|computer|notebook|pc|personal computer
desktop|beeldscherm|computer|monitor
printer|afdrukken|computer
toetsenbord|computer
computermuis
trackball|computer
harddisk|computer|minidisc|optisch
floppydisk|computer|diskette|opslaan
optische schijf|blu-ray|cd|cd-rom|computer|dvd
dvd|blu-ray|cd|computer|optisch|schijf
abacus|berekenen|optellen|rekenen|rekenmachine|tellen|telraam
filmcamera|bioscoop|bollywood|hollywood|opnemen
filmframes|bioscoop|filmrol|films
filmprojector|bioscoop|video
klapbord|actie|entertainment|film|filmklapper|filmset|klapper|opnames
tv|beeld|beeldbuis|televisie
camera|fotocamera|fotograferen|selfie|snap|video
camera met flitser|fotograferen|video
videocamera|camcorder
videoband|film|vhs
vergrootglas naar links gericht|gereedschap|vergroten|zoeken
vergrootglas naar rechts gericht|gereedschap|vergroten|zoeken
kaars|kaarslicht|licht
gloeilamp|elektrisch|idee|licht|peertje|strip
zaklamp|elektrisch|licht|zaklantaarn
rode papieren lantaarn|bar|licht|rood
diya-lamp|licht|olie|vlam
versierd schrift|boek|decoratief|notitieboekje|omslag|opleiding|school|schrijven
gesloten boek|bibliotheek|educatie|lezen|onderwijs
geopend boek
groen boek|bibliotheek|educatie|lezen|onderwijs
blauw boek|bibliotheek|educatie|lezen|onderwijs
oranje boek|bibliotheek|educatie|lezen|onderwijs
boeken|educatie|kennis|lezen|onderwijs|opleiding|school
schrift|notitieboek
grootboek|map|notitieboek|ringband|schrift
omkrullende pagina|bladzijde|document|half opgerold papier|pagina met krul|papier
rol|papier|papierrol|perkament|perkamentpapier
pagina met bovenzijde omhoog|bladzijde|document
krant|dagblad|nieuws|nieuwsblad|voorpagina|weekblad
opgerolde krant|dagblad|nieuws|nieuwsblad|weekblad
bladwijzertabs|bladwijzers|markering|tabbladen
bladwijzer|markering
label
munt|dollar|euro|geld|goud|metaal|rijk|schat|zilver
zak met geld|dollar|geldzak|rijk
schatkist|buit|edelsteen|geld|goud|juwelen|kostbaarheden|prijs|rijkdom|zilver
yenbiljet|bankbiljet|briefgeld|briefje|geld|valuta
dollarbiljet|bankbiljet|briefgeld|briefje|geld|valuta
eurobiljet|bankbiljet|briefgeld|briefje|geld|valuta
pondbiljet|bankbiljet|briefgeld|briefje|geld|valuta
vliegend geld|bankbiljet|biljet|briefgeld|dollar|geld met vleugels|vleugels|vliegend bankbiljet
creditcard|bank|betaalkaart|geld|kaart|krediet|pinpas
kassabon|administratie|bewijs|boekhouden|boekhouding|bonnetje|factuur|kwitantie|rekening
stijgende grafiek met yenteken|bank|geld|groei|markt|stijging|toenemend|trend|valuta
envelop|brief|e-mail|mail
e-mail|brief|post
inkomende post|binnengekomen|brief|e-mail|elektronische post|envelop|mail|ontvangen
envelop met pijl|brief|communicatie|e-mail|omlaag|post|uitgaand|verzenden|verzonden
postvak uit|brief|mail|uitgaand|verzonden
postvak in|brief|inkomend|mail|ontvangen
pakket|bezorging|dichtgeplakte doos|doos|pakketje
gesloten brievenbus met vlaggetje omhoog|post|postbus
gesloten brievenbus met vlaggetje omlaag|post|postbus
open brievenbus met vlaggetje omhoog|post|postbus
open brievenbus met vlaggetje omlaag|post|postbus
brievenbus|brief posten|brievenbus met brief|post|postbus
stembus met stembiljet|doos|stem uitbrengen
potlood
kroontjespen met zwarte punt|vulpen
vulpen
pen|ballpoint|balpen
kwast|penseel|schilderen|schilderkwast|verven
krijtje|rood krijtje
memo|aantekeningen|opmerkingen|papier|potlood
aktentas|aktetas|boekentas|handtas|kantoor
bestandsmap
geopende map|bestand|geopende bestandsmap
tabbladen|index|kaart|kaarten
kalender|datum
scheurkalender
schrijfblok met spiraal|notitie|notitieblok
kalender met spiraal|blok|jaarkalender|omlegkalender
kaartindex|rolodex|systeemkaarten
stijgende trend|diagram|grafiek|grafiek met stijgende trend|groei|positief
dalende trend|daling|diagram|grafiek|grafiek met dalende trend|negatief
staafdiagram|grafiek|staafgrafiek
klembord|notities|to-dolijst
punaise|speld
ronde speld|kaart|kopspeld|locatie
paperclip
twee paperclips aan elkaar|vastgemaakt
liniaal|meetinstrument|meten|rechte lijn|wiskunde
geodriehoek|liniaal|meetinstrument|meten|wiskunde
schaar|gereedschap|knippen
kaartenbak|archief
archiefkast|archiveren
prullenmand|prullenbak|recyclen
slot|gesloten slot|privé
geopend hangslot|gekraakt slot|open slot|openen
slot met pen|inkt|privacy|slot met vulpen|vulpen
gesloten slot met sleutel|beveiligd|slok
sleutel|beveiligd|op slot|openen|wachtwoord
oude sleutel|aanwijzing|ouderwetse sleutel|slot
hamer|gereedschap|timmeren
bijl|gereedschap|hakken|hout|houthakker|splijten
pikhouweel|gereedschap|mijnbouw
twee hamers|gereedschap|hamer en pikhouweel|pikhouweel
hamer en moersleutel|gereedschap|klussen
dolk|mes|wapen
gekruiste zwaarden|degens gekruist|wapen
bom|cartoonbom|explosie|gevaarlijk|ontploffing|strip
boemerang|australië|buiten|reactie|spel|terugslag
pijl en boog|boogschieten|boogschutter|horoscoop|sport|sterrenbeeld|wapen
schild|bescherming|middeleeuwen|wapen
houtzaag|afzagen|gereedschap|timmeren|timmerman|voorwerp|zagen
moersleutel|engelse sleutel|gereedschap|schroefsleutel
schroevendraaier|gereedschap|klussen|repareren|schroef
bout en moer|gereedschap
tandwiel|gereedschap|instellingen|radertje|tandrad
lijmklem|bankschroef|gereedschap|samendrukken
weegschaal|balans|dierenriem|gerechtigheid|gewichten|horoscoop|libra|recht|sterrenbeeld|weegschaal in balans
taststok|blind|blindenstok|lopen|toegankelijkheid
schakels|twee ringen
gebroken ketting|boeien|breek|vrijheid
kettingen
haak|aanbeveling|bocht|hengel|kronkel|vangen|verstrikken|vissen
gereedschapskist|doos|monteur|rode kist
magneet|aantrekking|aantrekkingskracht|hoefijzer|magnetisch|positief negatief|uvormig
ladder|klimmen|omhoog|omlaag|sport|trede|voorwerp
schop|gat|graven|schep|spade
distilleerkolf|gereedschap|scheikunde
reageerbuis|chemicus|experiment|lab|laboratorium|scheikunde|scheikundige|wetenschap
petrischaal|bacterie|bacteriën|biologe|biologie|bioloog|cultuur|kweek|lab|laboratorium
DNA|biologe|bioloog|evolutie|gen|genetica|genetisch|leven
microscoop|experiment|gereedschap|instrument|laboratorium|onderzoek|wetenschap
telescoop|buitenaards leven|gereedschap|heelal|instrument|sterrenkijker|wetenschap
satellietschotel|antenne|communicatie
injectiespuit|dokter|gereedschap|griep|medicijn|naald|vaccinatie|ziek
bloeddruppel|bloeden|donatie|medicijnen|menstruatie|verwonding
pil|dokter|geneeskunde|medicatie|medicijn|vitamine|ziek
pleister|bloed|pijn|snee|verband|wond|ziekenhuis
kruk|gewond|handicap|lopen|mobiliteitshulp|stok|wandelstok
stethoscoop|arts|dokter|geneeskunde|hart|medicijnen|ziekenhuis
röntgenfoto|borstkas|botten|dokter|medisch|ribben|skelet|ziek|ziekenhuis
deur|achterdeur|gesloten deur|voordeur
lift|hijstoestel|machine|omhoog|omlaag|personenlift|toegankelijkheid|voorwerp
spiegel|make-up|opmaken|reflectie|reflector|speculum|spiegelbeeld|spiegels|voorwerp|weerspiegeling
raam|doorzichtig|frisse lucht|kijken|kozijn|opening|raamkozijn|uitzicht|venster|voorwerp
bed|hotel|slapen
bank en lamp|hotel|sofa
hoge stoel|meubels|meubelstuk|zetel|zitten
toilet|wc
ontstopper|kracht|loodgieter|poep|wc|zuiger|zuigkracht
douche|douchekop|water
badkuip|badkuip met douche
muizenval|aas|kaas|lokken|strik|valstrik|vangen
scheermes|baard|badkamer|mesjes|scheren|scherp|voorwerp
lotionfles|crème|huidcrème|hydraterende lotion|lotion flacon|moisturizer|shampoo|zonnebrandcrème|zonnebrandolie
veiligheidsspeld|luier|luierspeld|punk
bezem|bezemsteel|heks|schoonmaken|vegen
mand|boeren|landbouw|oogsten|picknick|wasgoed|wasmand
rol papier|closetrol|keukenrol|papieren handdoek|toiletpapier|toiletrol|wc-papier|wc-rol
emmer|aker|dweil|dweilen|poetsen|putemmer|schoonmaken|vat|voorwerp|water
zeep|baden|inzepen|schoon|schoonmaken|schuim|stuk zeep|wassen|zeepbakje|zeephouder
zeepbellen|bad|bubbel|bubbels|onderwater|schoon|wassen
tandenborstel|badkamer|hygiëne|poetsen|tandheelkunde|toiletartikelen
spons|absorberen|absorberend|baden|poreus|schoonmaken|schrobben
brandblusapparaat|blussen|blusser|brandblusser|doven|vuur
winkelwagen|boodschappen|shoppen|wagentje|winkelen
sigaret|roken
doodskist|vampier
grafsteen|begraafplaats|begrafenis|dood|grafzerk|kerkhof|overleden|voorwerp
urn|as|begrafenis|dood
Nazar-amulet|bedel|blauw|boze oog|kraal|talisman
hamsa|amulet|bescherming|fatima|geluk|hand|handpalm|maria|mirjam|oog
moai-beeld|beelden|gezicht|paaseiland|reizen|standbeeld
plakkaat|bord|demonstratie|mars|poster|protest|protesteren|slogan|voorwerp
legitimatiebewijs|beveiliging|id|id-kaart|identificatie|identiteitskaart|overheid|vergunning
pinautomaat|atm|bank|geld|pinnen
prullenbaksymbool|afval|teken|vuilnisbak
drinkwater|drinkbaar
rolstoelsymbool|handicap|toegang
herentoilet|man|plee|urinoir|wc
damestoilet|plee|vrouw|wc
toiletten|plee|wc
babysymbool|verschonen
wc|toilet|wasgelegenheid|water
paspoortcontrole
douane|inpakken
bagage afhalen|aangekomen|ingecheckt|inpakken|klaar|koffer|ophalen|reis|reisje|reizen|tassen|vliegtuig
bagagekluis|achtergelaten|kluisje|koffer
waarschuwing|voorzichtig
overstekende kinderen|oversteekplaats|verkeer|voetganger
geen toegang|belemmerd|doorgang|ingang|mislukt|niet|verboden|verkeer
verboden|nee|niet|roken|toegang
geen fietsen|nee|niet|verboden
niet roken|nee|verboden
geen afval weggooien|niet|verboden|zwerfvuil
geen drinkwater|droog|niet drinkbaar|verboden
geen voetgangers|nee|niet|verboden
geen mobiele telefoon|nee|niet|telefoons|verboden
niemand onder de 18|achttien|beperking|leeftijd|minderjarig|nee|niet|verboden|één
radioactief|teken
biologisch gevaar|teken
pijl omhoog|noord|richting|windrichting
pijl rechtsomhoog|noordoost|rechtsboven|richting|windrichting
pijl naar rechts|oost|richting|windrichting
pijl rechtsomlaag|rechtsonder|richting|windrichting|zuidoost
pijl omlaag|richting|windrichting|zuid
pijl linksomlaag|linksonder|richting|windrichting|zuidwest
pijl naar links|richting|west|windrichting
pijl linksomhoog|linksboven|noordwest|richting|windrichting
pijl omhoog en omlaag
pijl naar links en rechts
pijl naar rechts die naar links draait|gebogen
pijl naar links die naar rechts draait|gebogen
pijl naar rechts die omhoog draait
pijl naar rechts die omlaag draait|gebogen
verticale pijlen met de klok mee|opnieuw laden|verticaal|verversen
pijlen tegen de klok in|déjà|knop|linksom|vernieuwen|vu|weer
BACK-pijl
END-pijl
ON!-pijl|teken
SOON-pijl|onderweg|zo terug
TOP-pijl|omhoog
gebedsruimte|bidden|godsdienst|plaats|religie
atoomsymbool|atheïst
om-symbool|hindoeïsme|religie
davidster|jodendom|jood|joods|religie
wiel van dharma|boeddhistisch|religie
yin en yang|leven|moeilijk|religie|tao|taoist|totaal
christelijk kruis|christus|latijns|religie
russisch kruis|christelijk|orthodox|religie
wassende maan en ster|islam|moslim|ramadan|religie
vredessymbool|helend|vredig
menora|hannuka|jodendom|joods|kandelaar|religie
zespuntige ster|geluk|jodendom|joods|met stip
khanda|religie|sikh
ram (sterrenbeeld)|aries|dierenriem|horoscoop
stier (sterrenbeeld)|dierenriem|horoscoop|os|taurus
tweelingen (sterrenbeeld)|dierenriem|gemini|horoscoop
kreeft (sterrenbeeld)|cancer|dierenriem|horoscoop
leeuw (sterrenbeeld)|dierenriem|horoscoop|leo
maagd (sterrenbeeld)|dierenriem|horoscoop|virgo
weegschaal (sterrenbeeld)|balans|dierenriem|gerechtigheid|horoscoop|libra
schorpioen (sterrenbeeld)|dierenriem|horoscoop|scorpio|scorpius
boogschutter (sterrenbeeld)|dierenriem|horoscoop|sagittarius
steenbok (sterrenbeeld)|capricorn|dierenriem|horoscoop
waterman (sterrenbeeld)|aquarius|dierenriem|drager|horoscoop
vissen (sterrenbeeld)|dierenriem|horoscoop|pisces
slangendrager (sterrenbeeld)|dierenriem|horoscoop|ophiuchus|serpent
knop voor shuffle|gekruist|nummers|pijl
knop voor herhalen|met de klok mee|pijl
knop voor één herhalen|enkel|met de klok mee|pijl|één keer
knop voor afspelen|driehoek|pijl|rechts
knop voor snel vooruitspoelen|dubbel|pijl
knop voor volgende nummer|driehoek|pijl|scène
knop voor afspelen of pauzeren|driehoek|pijl|rechts
knop voor terugspoelen|achteruit|driehoek|links|pijl
knop voor versneld terugspoelen|dubbele pijl links|links|pijl
knop voor vorige nummer|driehoek|laatste|pijl|scène
knop voor omhoog|pijl|rood
knop voor versneld omhoog|dubbel|pijl
knop voor omlaag|beneden|pijl|rood
knop voor versneld omlaag|dubbel|pijl
pauzeknop|dubbel|streep|verticaal
knop voor stoppen|vierkant
knop voor opnemen|rondje
knop voor uitwerpen
knop voor filmen|bioscoop|camera
knop voor lagere helderheid|dimmen|laag
knop voor hogere helderheid|licht
mobiel signaal|antenne|communicatie|streep|streepjes|telefoon
draadloos|computer|internet|netwerk
trilstand|communicatie|mobiel|modus|telefoon|trillen
telefoon uit|mobiel
vrouwelijkheidssymbool
mannelijkheidssymbool
transgendersymbool
vermenigvuldigen|annuleren|teken|x|×
plus|+
min|-|dikgedrukt|teken|wiskunde|−
delen|deling|dikgedrukt|teken|wiskunde|÷
vetgedrukt gelijkteken|dikgedrukt|gelijkheid|is gelijk aan|uitkomst|wiskunde
oneindig|eeuwig|grenzeloos|universeel
dubbel uitroepteken|!|!!|interpunctie
uitroepteken en vraagteken|!|!?|?|interpunctie|vraagteken-uitroepteken
rood vraagteken|?|interpunctie
wit vraagteken|?|contour|interpunctie
wit uitroepteken|!|contour|interpunctie
rood uitroepteken|!|interpunctie
golvend streepje|interpunctie
geld wisselen|bank|valuta
vetgedrukt dollarteken|betalen|dikgedrukt dollarteken|geld|munteenheid|valuta
esculaap|medicijnen|medisch|staf|symbool
recycling-symbool|recycle
fleur de lis|fleur-de-lis|ridders
drietand-symbool|anker|embleem|gereedschap|poseidon|schip
naamkaartje|badge
Japans symbool voor beginner|blad|chevron|geel|gereedschap|groen
lege rode cirkel|groot|hol|rood|vet
knop voor vinkje|afgevinkt|check|gedaan|klaar|markeren|voltooid|✓
vinkje in vak|check|klaar|stem|uit|✓
vinkje|afgevinkt|check|dikgedrukt|klaar|teken|✓
kruisteken|annuleren|vermenigvuldigen|vermenigvuldiging|x|×
knop voor kruis|teken|vermenigvuldigen|vermenigvuldiging|vierkant|x|×
gekrulde lus|gedraaid
dubbele gekrulde lus|krullend
rolwisselingsmarkering|teken
achtpuntige asterisk|*
achtpuntige ster|*
sprankeling|*
copyright
gedeponeerd
handelsmerksymbool|tm
Gespat|druppel|geknoei|gemors|holi|inkt|verf|vlek|vloeistof
toets: #
toets: *
toets: 0|nul
toets: 1|een
toets: 2|twee
toets: 3|drie
toets: 4|vier
toets: 5|vijf
toets: 6|zes
toets: 7|zeven
toets: 8|acht
toets: 9|negen
toets: 10
hoofdletters|abcd|invoeren|latijns
kleine letters|abcd|invoeren|latijns
cijfers|1234|invoeren
symbolen|%|&|invoeren|♪|〒
Latijns alfabet|abc|invoeren|letters
bloedgroep A|knop
bloedgroep AB|knop
bloedgroep B|knop
CL-knop
COOL-knop
FREE-knop
informatie
ID-knop|identiteit
M in cirkel
NEW-knop
NG-knop
bloedgroep O|knop
OK-knop|oké
P-knop|parkeren
SOS-knop|help
UP!-knop|teken
VS-knop|versus
Japans teken voor ‘hier’|katakana|knop
Japans teken voor ‘dienstenheffing’|katakana|knop|service
Japans teken voor ‘maandelijks bedrag’|ideogram|knop
Japans teken voor ‘niet gratis’|ideogram|knop|kosten
Japans teken voor ‘gereserveerd’|ideogram|knop
Japans teken voor ‘koopje’|ideogram|knop
Japans teken voor ‘korting’|ideogram|knop
Japans teken voor ‘gratis’|ideogram|knop|kosten
Japans teken voor ‘verboden’|ideogram|knop
Japans teken voor ‘acceptabel’|ideogram|knop
Japans teken voor ‘toepassing’|ideogram|knop
Japans teken voor ‘voldoende (cijfer)‘|ideogram|knop
Japans teken voor ‘plaats vrij’|ideogram|knop
Japans teken voor ‘gefeliciteerd’|ideogram|knop
Japans teken voor ‘geheim’|ideogram|knop
Japans teken voor ‘geopend’|bedrijf|ideogram|knop
Japans teken voor ‘vol, geen plaats’|ideogram|knop
rode cirkel|geometrisch|rood
oranje cirkel
gele cirkel|geel
groene cirkel
blauwe cirkel|geometrisch
paarse cirkel
bruine cirkel
zwarte cirkel|geometrisch
witte cirkel|geometrisch
rood vierkant|kaart|penalty
oranje vierkant
geel vierkant|kaart|penalty
groen vierkant
blauw vierkant
paars vierkant
bruin vierkant
groot zwart vierkant|geometrisch
groot wit vierkant|geometrisch
middelgroot zwart vierkant|geometrisch
middelgroot wit vierkant
klein tot middelgroot zwart vierkant|geometrisch
klein tot middelgroot wit vierkant|geometrisch
klein zwart vierkant|geometrisch
klein wit vierkant|geometrisch
grote oranje ruit|diamant|geometrisch|groot
grote blauwe ruit|diamant|geometrisch|groot
kleine oranje ruit|diamant|geometrisch
kleine blauwe ruit|diamant|geometrisch
rode omhoogwijzende driehoek|geometrisch|rood
rode omlaagwijzende driehoek|geometrisch|rood
ruitvorm met stip erin|diamant|geometrisch|strip
keuzerondje|geometrisch|knop|radio
witte vierkante knop|geometrisch|omlijnd
zwarte vierkante knop|geometrisch
geblokte vlag|finish|formule 1|racen|sport
driehoekige vlag|golf|locatie|puntvlag
gekruiste vlaggen|feest|japans
zwarte vlag|wapperend
witte vlag|wapperend
regenboogvlag|biseksueel|glbt|glbtq|homoseksueel|lesbisch|lgbt|lgbtq|lgbtqia|lhbt|pride|queer|transgender|twijfelend
transgendervlag|lichtblauw|roze|wit
piratenvlag|jolly roger|piraat|plunderen|schat
vlag: Ascension|AC
vlag: Andorra|AD
vlag: Verenigde Arabische Emiraten|AE
vlag: Afghanistan
vlag: Antigua en Barbuda
vlag: Anguilla|AI
vlag: Albanië
vlag: Armenië|AM
vlag: Angola|AO
vlag: Antarctica|AQ
vlag: Argentinië
vlag: Amerikaans-Samoa|AS
vlag: Oostenrijk|AT
vlag: Australië
vlag: Aruba|AW
vlag: Åland|AX
vlag: Azerbeidzjan
vlag: Bosnië en Herzegovina|BA
vlag: Barbados|BB
vlag: Bangladesh|BD
vlag: België
vlag: Burkina Faso|BF
vlag: Bulgarije|BG
vlag: Bahrein|BH
vlag: Burundi|BI
vlag: Benin|BJ
vlag: Saint-Barthélemy|BL
vlag: Bermuda|BM
vlag: Brunei|BN
vlag: Bolivia
vlag: Caribisch Nederland|BQ
vlag: Brazilië
vlag: Bahama’s|BS
vlag: Bhutan|BT
vlag: Bouveteiland|BV
vlag: Botswana|BW
vlag: Belarus|BY
vlag: Belize|BZ
vlag: Canada
vlag: Cocoseilanden|CC
vlag: Congo-Kinshasa|CD
vlag: Centraal-Afrikaanse Republiek|CF
vlag: Congo-Brazzaville|CG
vlag: Zwitserland|CH
vlag: Ivoorkust|CI
vlag: Cookeilanden|CK
vlag: Chili|CL
vlag: Kameroen|CM
vlag: China|CN
vlag: Colombia
vlag: Clipperton|CP
vlag: Sark|CQ
vlag: Costa Rica|CR
vlag: Cuba
vlag: Kaapverdië|CV
vlag: Curaçao|CW
vlag: Christmaseiland|CX
vlag: Cyprus
vlag: Tsjechië|CZ
vlag: Duitsland|DE
vlag: Diego Garcia|DG
vlag: Djibouti
vlag: Denemarken|DK
vlag: Dominica|DM
vlag: Dominicaanse Republiek
vlag: Algerije|DZ
vlag: Ceuta en Melilla|EA
vlag: Ecuador
vlag: Estland|EE
vlag: Egypte
vlag: Westelijke Sahara|EH
vlag: Eritrea
vlag: Spanje|ES
vlag: Ethiopië
vlag: Europese Unie
vlag: Finland
vlag: Fiji|FJ
vlag: Falklandeilanden|FK
vlag: Micronesia|FM
vlag: Faeröer|FO
vlag: Frankrijk
vlag: Gabon
vlag: Verenigd Koninkrijk|GB
vlag: Grenada|GD
vlag: Georgië
vlag: Frans-Guyana|GF
vlag: Guernsey|GG
vlag: Ghana
vlag: Gibraltar
vlag: Groenland|GL
vlag: Gambia|GM
vlag: Guinee|GN
vlag: Guadeloupe|GP
vlag: Equatoriaal-Guinea|GQ
vlag: Griekenland
vlag: Zuid-Georgia en Zuidelijke Sandwicheilanden|GS
vlag: Guatemala|GT
vlag: Guam
vlag: Guinee-Bissau|GW
vlag: Guyana|GY
vlag: Hongkong SAR van China|HK
vlag: Heard en McDonaldeilanden|HM
vlag: Honduras|HN
vlag: Kroatië|HR
vlag: Haïti|HT
vlag: Hongarije|HU
vlag: Canarische Eilanden|IC
vlag: Indonesië|ID
vlag: Ierland
vlag: Israël|IL
vlag: Isle of Man|IM
vlag: India
vlag: Brits Indische Oceaanterritorium|IO
vlag: Irak|IQ
vlag: Iran
vlag: IJsland|IS
vlag: Italië
vlag: Jersey
vlag: Jamaica|JM
vlag: Jordanië
vlag: Japan|JP
vlag: Kenia
vlag: Kirgizië|KG
vlag: Cambodja|KH
vlag: Kiribati
vlag: Comoren|KM
vlag: Saint Kitts en Nevis|KN
vlag: Noord-Korea|KP
vlag: Zuid-Korea|KR
vlag: Koeweit|KW
vlag: Kaaimaneilanden|KY
vlag: Kazachstan|KZ
vlag: Laos
vlag: Libanon|LB
vlag: Saint Lucia|LC
vlag: Liechtenstein
vlag: Sri Lanka|LK
vlag: Liberia|LR
vlag: Lesotho|LS
vlag: Litouwen|LT
vlag: Luxemburg
vlag: Letland|LV
vlag: Libië|LY
vlag: Marokko
vlag: Monaco|MC
vlag: Moldavië|MD
vlag: Montenegro|ME
vlag: Saint-Martin|MF
vlag: Madagaskar|MG
vlag: Marshalleilanden|MH
vlag: Noord-Macedonië|MK
vlag: Mali|ML
vlag: Myanmar (Birma)|MM
vlag: Mongolië|MN
vlag: Macau SAR van China|MO
vlag: Noordelijke Marianen|MP
vlag: Martinique|MQ
vlag: Mauritanië|MR
vlag: Montserrat|MS
vlag: Malta|MT
vlag: Mauritius|MU
vlag: Maldiven|MV
vlag: Malawi|MW
vlag: Mexico|MX
vlag: Maleisië|MY
vlag: Mozambique|MZ
vlag: Namibië
vlag: Nieuw-Caledonië|NC
vlag: Niger|NE
vlag: Norfolk|NF
vlag: Nigeria|NG
vlag: Nicaragua
vlag: Nederland|NL
vlag: Noorwegen
vlag: Nepal|NP
vlag: Nauru|NR
vlag: Niue|NU
vlag: Nieuw-Zeeland|NZ
vlag: Oman
vlag: Panama
vlag: Peru
vlag: Frans-Polynesië|PF
vlag: Papoea-Nieuw-Guinea|PG
vlag: Filipijnen|PH
vlag: Pakistan|PK
vlag: Polen|PL
vlag: Saint-Pierre en Miquelon|PM
vlag: Pitcairneilanden|PN
vlag: Puerto Rico|PR
vlag: Palestijnse gebieden|PS
vlag: Portugal|PT
vlag: Palau|PW
vlag: Paraguay|PY
vlag: Qatar
vlag: Réunion|RE
vlag: Roemenië
vlag: Servië|RS
vlag: Rusland
vlag: Rwanda
vlag: Saoedi-Arabië
vlag: Salomonseilanden|SB
vlag: Seychellen|SC
vlag: Soedan|SD
vlag: Zweden|SE
vlag: Singapore|SG
vlag: Sint-Helena|SH
vlag: Slovenië|SI
vlag: Spitsbergen en Jan Mayen|SJ
vlag: Slowakije|SK
vlag: Sierra Leone|SL
vlag: San Marino|SM
vlag: Senegal|SN
vlag: Somalië
vlag: Suriname|SR
vlag: Zuid-Soedan|SS
vlag: Sao Tomé en Principe|ST
vlag: El Salvador|SV
vlag: Sint-Maarten|SX
vlag: Syrië
vlag: Eswatini|SZ
vlag: Tristan da Cunha
vlag: Turks- en Caicoseilanden|TC
vlag: Tsjaad|TD
vlag: Franse Gebieden in de zuidelijke Indische Oceaan|TF
vlag: Togo|TG
vlag: Thailand
vlag: Tadzjikistan|TJ
vlag: Tokelau|TK
vlag: Oost-Timor|TL
vlag: Turkmenistan|TM
vlag: Tunesië|TN
vlag: Tonga
vlag: Turkije|TR
vlag: Trinidad en Tobago|TT
vlag: Tuvalu|TV
vlag: Taiwan|TW
vlag: Tanzania|TZ
vlag: Oekraïne|UA
vlag: Oeganda|UG
vlag: Kleine afgelegen eilanden van de Verenigde Staten|UM
vlag: Verenigde Naties|UN
vlag: Verenigde Staten|US
vlag: Uruguay|UY
vlag: Oezbekistan|UZ
vlag: Vaticaanstad
vlag: Saint Vincent en de Grenadines|VC
vlag: Venezuela
vlag: Britse Maagdeneilanden|VG
vlag: Amerikaanse Maagdeneilanden|VI
vlag: Vietnam|VN
vlag: Vanuatu|VU
vlag: Wallis en Futuna|WF
vlag: Samoa|WS
vlag: Kosovo|XK
vlag: Jemen|YE
vlag: Mayotte|YT
vlag: Zuid-Afrika|ZA
vlag: Zambia|ZM
vlag: Zimbabwe|ZW
vlag: Engeland|gbeng
vlag: Schotland|gbsct
vlag: Wales|gbwls`;
