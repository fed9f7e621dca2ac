// Written by scripts/emoji.mjs from emojibase-data (MIT, Copyright Miles Johnson) and the Unicode CLDR
// (Unicode-3.0, Copyright Unicode, Inc.).

/** The name of each emoji and more words to find it by, in the order of `EMOJIS`. */
export const NAMES: string = `
szeroko uśmiechnięta twarz|haha|hehe|roześmiana buźka
uśmiechnięta twarz z otwartymi ustami|buźka|haha|hehe|radosny|szczęśliwy|wesoły
uśmiechnięta twarz z otwartymi ustami i roześmianymi oczami|buźka|haha|hehe|wesoły|zadowolenia
szeroko uśmiechnięta twarz o roześmianych oczach|buźka|haha|hehe|wyszczerzone|zęby
uśmiechnięta twarz z przymrużonymi oczami|buźka|haha|hahaha|hehe|lol|rozbawienie|satysfakcja|wesoły
uśmiechnięta twarz z otwartymi ustami, oblana zimnym potem|buźka|gafa|haha|hehe|kropla potu|wesoły|zawstydzony
tarza się ze śmiechu|buźka|haha|hehe|kulać się|lol|płakać|płakać ze śmiechu|wesoły|łza|łzy|śmieszne
twarz ze łzami radości|absurd|buźka|haha|hehe|lol|płacz|wesoły|łzy|łzy radości|śmiech|śmieszne
lekko uśmiechnięta twarz|buźka|haha|hehe|miły|wesoły
odwrócona twarz|buźka|do góry nogami|haha|hehe|uśmiech|wesoły|śmiech
roztapiająca się twarz|gorąco|płynna twarz|rozpuszczająca się twarz|rozpuszczanie się|roztapianie się|sarkazm|zawstydzenie|znikająca twarz
twarz puszczająca oko|buźka|mrugnięcie|oczko|puszczać oko|puszczenie oka|zaczepka
uśmiechnięta twarz o roześmianych oczach|buźka|haha|hehe|przyjazny|serdeczny
uśmiechnięta twarz z aureolą|buźka|haha|hehe|nic nie zrobiłem|niewinny|niewinny uśmiech|wesoły|świętoszek
uśmiechnięta buźka z sercami|kocham cię|kochać|miłość|romans|serce|twarz|uwielbiać|uwielbienie|uśmiechnięta twarz|uśmiechnięta twarz z sercami|zadurzenie|zakochana|zakochane|zakochany|zakochać się
uśmiechnięta twarz z oczami w kształcie serca|buźka|kocham|miłość|zachwyt|zakochany
zafascynowany|buźka|fascynacja|gwiazdy|głowa|haha|hehe|szczęście|twarz|uśmiech|zabawa|śmiech
twarz przesyłająca całusa|buzi|buźka|całuję|kocham|miłość|serce|ślę całusa
całująca twarz|buzi|buźka|całus|pocałunek|ślę całusa
uśmiechnięta twarz|buźka|marzenie|marzę|rumieniec|serdeczny|wypieki|zrelaksowany
całująca twarz z zamkniętymi oczami|buzi|buźka|całus|rumieniec|ślę całusa
całująca twarz o roześmianych oczach|buzi|buźka|całus|pocałunek|ślę całusa
uśmiechnięta buźka ze łzą|dumny|ulga|uśmiechnięty|wdzięczność|wdzięczny|wzruszenie|wzruszony|łza
twarz delektująca się pysznym jedzeniem|buźka|mniam|oblizywać się|smaczne|uśmiech
twarz wystawiająca język|buźka|buźka pokazująca język|pokazany język|pokazywać język|uśmiech
twarz wystawiająca język i puszczająca oko|buźka|haha|hehe|mrugnięcie|pokazuję język|śmiech|żart
szalona twarz|buźka|crazy|duże|głowa|haha|hehe|małe|oko|oszaleć|szalony|szał|śmiech
twarz ze zmrużonymi oczami wystawiająca język|ble|buźka|haha|hehe|niesmaczne|okropne|pokazywać język|smak|zamknięte oczy
twarz z pieniędzmi na ustach|bogaty|buźka|hajs|kasa|pieniądze
twarz z gestem przytulania|buźka|przytulanie|przytulać|ręka|uśmiech|ściskam
twarz z ręką na ustach|buźka|chichotać|głowa|haha|hehe|hihi|ups|śmiech
twarz z otwartymi oczami i ręką na ustach|niedowierzanie|niespodzianka|omg|przestrach|przestraszona twarz|szok|zasłonięte usta|zawstydzona twarz|zdumienie
twarz z podglądającym okiem|chowanie się|gapienie się|nieśmiałość|podglądanie|strach|ukrywanie się|zaabsorbowana twarz|zawstydzenie
uciszająca twarz|buźka|cicho|cii|głowa|uciszać
myśląca twarz|buźka|hm|hmm|myślę|zamyślony|zastanawiam się|zastanowienie
salutująca twarz|ok|pogodna twarz|powodzenia|salutowanie|tak jest|wojsko
twarz z zamkiem błyskawicznym na ustach|buzia na kłódkę|buźka|nic nie powiem|tajemnica
twarz z podniesioną brwią|brew|buźka|dziwne|głowa|hmm|hę|nie wierzę|sceptyczny|zdziwiony|że co
neutralna twarz|buźka|buźka bez wyrazu|hm|nic|nie mam zdania|nie obchodzi mnie|wtf
twarz bez wyrazu|brak emocji|buźka|nic|nie|nie mam zdania|nie obchodzi mnie|wtf
twarz bez ust|buźka|buźka bez ust|cisza|nic nie mówię|oczy
twarz otoczona linią przerywaną|chowanie się|introwertyk|niechęć|niewidzialna twarz|niewidzialność|przygnębiona twarz|smutek|ukryta twarz|znikająca twarz|znikanie
twarz w chmurach|bujać w obłokach|głowa w chmurach|zamyślenie
twarz z uśmieszkiem|buźka|cyniczny|haha|hehe|półuśmieszek|uśmieszek
niezadowolona twarz|nah|niezadowolenie|niezadowolona buźka|obrzydzenie|smutek|wtf
twarz przewracająca oczami|buźka|irytacja|obojętność|oczy|pff|przewracam oczami|wszystko jedno|zniecierpliwienie|znudzenie
twarz z grymasem|buźka|grymaśna buźka|wyszczerz|zęby
twarz wypuszczająca powietrze|buźka|dym|gwizd|ulga|westchnienie|wydech|wydmuchiwać powietrze|wykończony|wypuszczać powietrze|zmęczenie
twarz kłamcy|buźka|długi nos|kłamać|kłamca|pinokio
wstrząśnięta twarz|drganie|niespodzianka|omg|oszołomienie|szaleństwo|szok|trzęsienie ziemi|wibracje|wow|wstrząs|łał
głowa kręcąca się poziomo|nie|potrząśnięcie
głowa kiwająca się pionowo|przytaknięcie|tak
twarz z wyrazem ulgi|buźka|błogość|odprężenie|odprężona buźka|uf|ulga|uśmiech
zamyślona twarz|buźka|smutek|zamyślenie|zamyślona buźka
senna twarz|buźka|senność|spać|śpiąca buźka
śliniąca się twarz|buźka|cieknie mi ślinka|głodny|mniam|ślina|ślinka
śpiąca twarz|buźka|chrapanie|dobranoc|drzemka|noc|nuda|sen|spanie|spać|ziew|zmęczenie|zzz|śpiący
twarz z workami pod oczami|podkrążone oczy|senność|worki pod oczami|zmęczenie
twarz w masce medycznej|buźka|choroba|lekarz|maska|operacja|pielęgniarka
twarz z termometrem|buźka|choroba|gorączka|smutek|temperatura
twarz z bandażem|buźka|czoło|głowa|rana|skaleczenie|smutny
twarz z mdłościami|buźka|choroba|chory|obrzydliwe|wymiotować|zielony
wymiotująca twarz|ble|buźka|choroba|chory|fuj|głowa|obrzydliwe|rzygać|wymiotować|wymioty
kichająca twarz|buźka|choroba|chory|katar|kicham|kichać|na zdrowie|smarkanie
rozgrzana twarz|choroba|czerwona buźka|czerwona twarz|duszno|dyszeć|gorąco|gorączka|pocenie|pot|rozgrzana buźka|rozpalony|spocony|udar cieplny|udar słoneczny|upał
zmarznięta twarz|blada twarz|buźka|mroźno|mróz|niebieska|odmrożenia|odmrożenie|poniżej zera|sina|siny|sopel lodu|sople|szczękać zębami|trzęsę się|zimna twarz|zimno|zmarznięty
zamroczona twarz|alkohol|buźka|faliste usta|krzywe usta|na gazie|nierówne oczy|niewyraźna twarz|odurzony|pijana|pijane|pijani|pijany|pod wpływem|podchmielenie|podchmielony|rozbiegane oczy|wstawiony|zawroty głowy
oszołomiona twarz|buźka|chory|knock out|nokaut|oszołomiony|zawrót głowy
twarz ze spiralnymi oczami|buźka|konsternacja|mętlik|niedobrze mi|spirale|szok|wow|zahipnotyzowana twarz|zawroty głowy
eksplodująca głowa|buźka|eksplozja|nie wiedzieć|niemożliwe|szok|wybuch
głowa w kapeluszu kowbojskim|buźka|haha|hehe|kowbojka|wesoły
świętująca twarz|buźka|czapeczka|ekscytacja|hura|impreza|piszczałka|przyjęcie|trąbka|urodziny|święto|świętowanie|świętować|świętująca buźka|życzenia
buźka w przebraniu|anonimowy|incognito|nos|okulary|przebranie|szpieg|twarz|wąsy
uśmiechnięta twarz w okularach przeciwsłonecznych|buźka|cool|haha|hehe|lato|luzak|na luzie|okulary|szpaner|zadowolony
kujon|buźka|buźka w okularach|bystry|inteligent|mózgowiec|nerd|okulary|utalentowany|uśmiech
twarz z monoklem|buźka|głowa|haha|hehe|mądry|staromodny|wesoły|wyniosły
zdezorientowana twarz|buźka|smutek|zakłopotana buźka|zakłopotanie|zastanowienie
twarz z ukośnymi ustami|do kitu|frustracja|niepewna twarz|rozczarowana twarz|sceptyczna twarz|wątpienie|zmieszanie
zmartwiona twarz|buźka|martwić się|ojej|smutek|zmartwienie|zmartwiona buźka
lekko zachmurzona twarz|buźka|ech|grymas|meh|niezadowolenie|niezadowolony|smutek|smutny
zachmurzona twarz|buźka|grymas|niezadowolenie|smutek|smutny
twarz z otwartymi ustami|buźka|och|szok|zaskoczenie|zaskoczona buźka
zdumiona twarz|buźka|zaskoczenie|zaskoczona buźka|zdumienie|zdziwienie
zadziwiona twarz|buźka|och!|zaskoczenie|zaskoczona buźka|zdziwienie
twarz z rumieńcami|buźka|rumieńce|twarz z wypiekami|wow|wstyd|wypieki|zaskoczenie|zdziwienie
wykrzywiona twarz|bezradność|niepokój|opuchlizna|panika|szok|zaskoczenie
błagająca twarz|buźka|błaganie|błagać|duże oczy|litość|oczy|poprosić|prosić|proszę|smutek|smutna|smutne|smutny|słodkie oczy|ładnie prosić|żebranie|żebrać
twarz powstrzymująca łzy|duma|opór|podziw|proszę|płacz|smutek|smutna twarz|uczucia|wdzięczność|wzruszenie|zawstydzenie|zdenerwowanie|łzy szczęścia|łzy wzruszenia
zachmurzona twarz z otwartymi ustami|buźka|co?|nie wierzę|opadła mi szczęka|opadła szczena|rozzłoszczona buźka|zawód|zdziwienie
udręczona twarz|buźka|ból|niedowierzanie|zawód|zdziwienie|złość
przestraszona twarz|buźka|strach|wystraszona buźka
zaniepokojona twarz oblana potem|buźka|nerwy|strach|zmęczenie|zziajana buźka|zziajanie
smutna twarz z wyrazem ulgi|buźka|płacz|smutek|smutna ulga|łza
płacząca twarz|buźka|buźka ze łzą w oku|przykro mi|smutek|łezka
głośno płacząca twarz|buźka|głośny płacz|smutny|zapłakana buźka|zapłakany|łzy
twarz krzycząca ze strachu|buźka|głowa|krzycząca buźka|krzyk|och|przestrach
zakłopotana twarz|buźka|irytacja|zirytowana buźka|złość|zły
uparta twarz|buźka|ból|napięcie|skupienie|upór|zacięta twarz
rozczarowana twarz|buźka|przykro mi|rozczarowana buźka|rozczarowanie|smutek
twarz ze spuszczonymi oczami oblana potem|beznadziejny|buźka|kropla potu|nerwy|spocony|zimny pot
znużona twarz|buźka|cierpienie|rezygnacja|zmęczenie|zmęczona buźka
zmęczona twarz|buźka|kichać|nie|płacz|rozpacz|smutek|smutny|ziewanie|zmęczenie|zmęczona buźka
ziewająca twarz|buźka|dobranoc|drzemka|nuda|obojętność|sen|senność|spanie|ziewać|zmęczenie|znudzony|znużenie|zzz
prychająca twarz|buźka|furia|smutek|smutny|sukces|triumf|twarz z parą wylatującą z nosa|wygrana|złość|zły
nadąsana twarz|buźka|czerwony|dąsy|wściekłość|złość
zagniewana twarz|buźka|rozgniewana buźka|złość
twarz z symbolami na ustach|bluzgać|buźka|głowa|kląć|przekleństwo|przeklinać|zły
uśmiechnięta twarz z rogami|buźka|diabełek|fantasy|rogi|różki|wesoły|złośliwy
zagniewana twarz z rogami|buźka|diabełek|fantasy|rogi|różki|smutny|zły
czaszka|duch|kościotrup|potwór|szkielet|trupia czaszka|śmierć
czaszka z piszczelami|duch|kościotrup|piraci|piszczele|potwór|szkielet|toksyczne|trupia czaszka|śmierć
kupa|buźka|gnój|obornik|odchody|poo|poop|potwór|smród|twarz
twarz klauna|buźka|cyrk|klown
ogr|diabeł|japonia|maska|potwór|zły
goblin|diabeł|maska|potwór|stwór|zły
duch|biały|buźka|duszek|halloween|język|potwór|wesoły duch
ufoludek|bajka|buźka|fantasy|kosmita|kosmos|obcy|pozaziemski|sci-fi|szarak|twarz
kosmiczny potwór|fantasy|kosmita|kosmos|obcy|pozaziemski|sci-fi|szarak|twarz|ufo|ufoludek
głowa robota|monstrum|potwór|twarz
uśmiechnięty kot|głowa|haha|hehe|uśmiechnięty kot z otwartym pyszczkiem|wesoły|zwierzę|zęby
uśmiechnięty kot o wesołych oczach|głowa|haha|hehe|oczy|roześmiany|zadowolony|zwierzę
kot ze łzami radości|głowa|haha|hehe|płaczę ze śmiechu|płakać|uśmiech|zwierzę|zęby|śmiech
uśmiechnięty kot z oczami w kształcie serca|buźka|głowa|kocham|miłość|oczy|zakochany|zwierzę
kot z drwiącym uśmiechem|głowa|ironia|ironiczny|kpiarski|kpina|zwierzę
kot przesyłający całusa|buzi|buziak|całuję|całuski|głowa|rumieniec|zwierzę
przestraszony kot|głowa|przestrach|w szoku|zaskoczony|zdumiony|zszokowany|zwierzę
płaczący kot|buźka|głowa|płaczę|smutek|smutny|zwierzę|łza
nadąsany kot|grymas|głowa|obrażony|zwierzę|zły
małpa zasłaniająca oczy|gest|małpka|nie|nie widzieć|nie widzę|niedobre|zabronione|zakrywam oczy|zwierzę
małpa zasłaniająca uszy|buźka|gest|głowa|głuchy|małpka|nie|nie słyszeć|nie słyszę|niedobre|zabronione|zakrywam uszy|zwierzę
małpa zasłaniająca pyszczek|buźka|co ja mówię|gest|głowa|małpka|nie|nie mówić|nie mówię|niedobre|zabronione|zakrywam usta|zwierzę
list miłosny|kocham|liścik|miłość|serce|wiadomość
serce przebite strzałą|kocham|przebite serce|serce ze strzałą
serce ze wstążką|kocham|różowe|walentynki|wstążka
migoczące serce|błyszczące serce|kocham|lśniące serce|miłość
rosnące serce|bicie serca|kocham|puls|serce rośnie|tętno|zdenerwowany
bijące serce|kocham|kocham cię|miłość
wirujące serca|kocham|miłość|para|serca dwa|tańczące serca
dwa serca|kocham|miłość
dekoracja z sercem|kocham|ozdoba
wykrzyknik w kształcie serca|czerwony wykrzyknik|kocham|serce|znak interpunkcyjny
złamane serce|kocham|pęknięte
serce w płomieniach|miłość|płomienie|płonąć|święte serce
uleczone serce|dobrze|lepiej|lepsze samopoczucie|zdrowsze
czerwone serce|kocham|miłość
różowe serce|143|emocje|kocham cię|lubić|miłość|sympatia|słodkie|urocze
pomarańczowe serce|kocham
żółte serce|kocham|miłość
zielone serce|kocham|miłość
niebieskie serce|kocham|miłość
jasnoniebieskie serce|143|błękitne|kocham cię|lubić|miłość|sympatia|turkusowe|urocze|zielononiebieskie
purpurowe serce|fioletowe|kocham|miłość
brązowe serce
czarne serce|czarny|kocham|miłość|zło
szare serce|143|ciemnoszare|kocham cię|miłość|specjalne|srebrne
białe serce
ślad po pocałunku|odcisk ust|pocałunek|usta
sto punktów|100|setka|stówa|stówka
symbol gniewu|komiks|złość
chmura walki|awantura|dyskusja|kłótnia|raban|różnica zdań|walka
kolizja|komiks|wybuch|zderzenie
zawroty głowy|gwiazda|gwiazdka|kosmos|noc|orbita|spadająca gwiazda
krople potu|deszcz|wilgoć|woda
szybkie poruszanie się|podmuch wiatru|pogoda|pęd|pędzić|szybkość|wiatr|wieje|wietrznie
otwór|dziura
dymek|dialog|rozmowa
oko w dymku|dymek|patrzeć|wzrok
lewostronny dymek|dialog|rozmowa
prawostronny dymek złości|krzyczeć|zdenerwowany|złość
dymek myśli|chmurka|myśleć
chrapanie|dobranoc|komiks|nuda|sen|senny|spanie|zabawny|zmęczenie|znudzenie|zzz|śpiący|żartobliwy
machająca dłoń|cześć|halo|hej|machać|pa|papa|powitanie|pożegnanie|ręka|witaj
wzniesiony grzbiet dłoni|cześć|powitanie|pozdrowienie|pożegnanie|stop|uniesiona dłoń
uniesiona otwarta dłoń|cześć|hej|machać|otwarta dłoń wszystkie palce|palce|rozpostarte palce|ręka
wzniesiona dłoń|ręka|stop|uwaga
salut wolkański|dłoń|palce|pozdrowienie|ręka|v|wolkan|wolkańskie|żyj długo i pomyślnie
dłoń skierowana w prawo|prawa|uścisk dłoni|wyciągnięta dłoń
dłoń skierowana w lewo|lewa|uścisk dłoni|wyciągnięta dłoń
dłoń skierowana w dół|odrzucenie|podnoszenie|sio|upuszczenie
dłoń skierowana w górę|nie wiem|powiedz mi|propozycja|przywołanie|skinienie|wyciągnięta ręka|łapanie
dłoń pchająca w lewo|blokować|czekać|odmawiać|pchać|piątka|stop|wstrzymać
dłoń pchająca w prawo|blokować|czekać|odmawiać|pchać|piątka|stop|wstrzymać
dłoń z gestem OK|dobre|idealnie|okej|potwierdzenie|racja|ręka|super|tak|w porządku|zgoda|znak ok
złączone palce|gest|oczekiwanie|poczekać|przesłuchanie|sarkazm|szczypta|włochy
dłoń z gestem „trochę”|ciut|mała ilość|mało|palce|szczypta
gest V|pokoju|pokój|ręka|victoria|victorii|znak|zwycięstwa|zwycięstwo
skrzyżowane palce|kciuki|powodzenia|ręka|trzymam kciuki|trzymać
dłoń ze skrzyżowanym palcem wskazującym i kciukiem|drogie|miłość|pieniądze|pstryknięcie palcami|serce
gest Kocham cię|dłoń|miłości|miłość|palce|rogi|ręka|znak
gest rogów|dłoń|heavy metal|mano cornuta|metal|rock|rock and roll|rocker|rogi|ręka|znak
dłoń w geście „Zadzwoń do mnie”|dzwonić|dłoń w geście zadzwoń do mnie|essa|luz|ręka|telefonować
dłoń z palcem wskazującym w lewo|lewa strona|palec|palec w lewo|ręka|tam
dłoń z palcem wskazującym w prawo|palec|palec w prawo|prawa strona|ręka|tam
dłoń z palcem wskazującym w górę|do góry|góra|palec|palec w górę|ręka
środkowy palec|gest|ręka|wulgarny gest
dłoń z palcem wskazującym w dół|na dół|palec|palec w dół|ręka
palec wskazujący w górę|do góry|góra|ręka
palec wskazujący skierowany na patrzącego|ty|wskazywanie
kciuk w górę|brawo|lubię|lubię to|ok|okej|podoba mi się|ręka|tak|w porządku|zgoda
kciuk w dół|brzydkie|nie|nie lubię|nie podoba mi się|ręka
wzniesiona pięść|ręka|uniesiona|zaciśnięta
pięść od przodu|cios|cios pięścią|dłoń|prawy prosty|ręka|sierpowy|zaciśnięta pięść
pięść skierowana w lewo|cios|uderzenie z prawej|żółwik
pięść skierowana w prawo|cios|uderzenie z lewej|żółwik
klaskanie|brawa|brawo|klaskać|oklaski|ręce|ręka
wzniesione ręce|dłonie|hura|hurra|super
dłonie tworzące serce|<3|miłość
otwarte dłonie|puste ręce|ręce|ręka|złapać
dłonie do góry razem|dawać|modlitwa|modlić się|ręce|ręka
uścisk dłoni|cześć|dłonie|powitanie|ręce|ręka|spotkanie|tak|zgoda
złożone ręce|dziękuję|modlitwa|prosić|ręka
pisząca dłoń|długopis|pisać|pisać odręcznie|piszę|ręka
lakier do paznokci|ciało|kosmetyki|lakierować paznokcie|manicure|paznokcie|pielęgnacja
selfie|aparat|telefon|zdjęcie
napięty biceps|mięśnie|muskularny|muskuły|ręka|silny|siła|siłka|siłownia|ćwiczyć
mechaniczne ramię|dostępność|proteza
proteza nogi|dostępność
noga|kolano|kopniak|kopnięcie|kopnąć|kończyna|stopa|zgięta noga
stopa|kopniak|kopnąć|kostka|nadepnąć|stopy|tupanie|zdeptać
ucho|ciało|słyszeć
ucho z aparatem słuchowym|aparat słuchowy|dostępność|niedosłuch|niedosłyszący
nos|ciało
mózg|inteligentny|myśleć
serce|anatomia|bicie serca|kardiologia|mięsień sercowy|narząd|organ|puls
płuca|klatka piersiowa|narząd|oddech|oddychanie|organ|układ oddechowy|wdech|wydech
ząb|białe|dentysta|stomatolog|zęby
kość|kości|pies|szkielet
oczy|obserwacja|obserwowanie|oko|twarz|wow
oko|ciało
język|ciało|mniam
usta|ciało|wargi
przygryzanie wargi|całus|dyskomfort|flirt|nerwowość|niepokój|pomadka|strach|usta|zmartwienie
niemowlę|bobas|dziecko|głowa
dziecko|głowa|młoda|młody|osoba
chłopiec|dziecko|głowa|młody
dziewczynka|dziecko|głowa|młoda|panna|znak zodiaku|zodiak
dorosły|człowiek|głowa|osoba|płeć neutralna|twarz
osoba z włosami blond|blondyn|blondynka|włosy
mężczyzna|głowa
osoba z brodą|broda
mężczyzna z brodą|broda
kobieta z brodą|broda
mężczyzna: rude włosy|głowa
mężczyzna: kręcone włosy|głowa
mężczyzna: białe włosy|głowa
mężczyzna: łysy|głowa
kobieta|głowa
kobieta: rude włosy|głowa
dorosły: rude włosy|człowiek|głowa|osoba|płeć neutralna|twarz
kobieta: kręcone włosy|głowa
dorosły: kręcone włosy|człowiek|głowa|osoba|płeć neutralna|twarz
kobieta: białe włosy|głowa
dorosły: białe włosy|człowiek|głowa|osoba|płeć neutralna|twarz
kobieta: łysy|głowa
dorosły: łysy|człowiek|głowa|osoba|płeć neutralna|twarz
blondynka|kobieta|włosy|z włosami blond
blondyn|mężczyzna|włosy|z włosami blond
starsza osoba|babcia|dziadek|siwa|siwy|stara|staruszek|staruszka|stary|starzec
starszy mężczyzna|dziadek|siwy|staruszek|stary|starzec
starsza kobieta|babcia|siwa|stara|staruszka
zachmurzona osoba|niepokój|przygnębienie|smutek|smutna|smutny|urażona|urażony|zachmurzony|zmartwienie|zmartwiona|zmartwiony
zachmurzony mężczyzna|niepokój|przygnębienie|smutek|smutny|urażony|zmartwienie|zmartwiony
zachmurzona kobieta|niepokój|przygnębienie|smutek|smutna|urażona|zmartwienie|zmartwiona
nadąsana osoba|buźka|foch|gniewać się|głowa|kapryśna|kobieta|mina|naburmuszać się|niezadowolona|obrażona
nadąsany mężczyzna|niezadowolony
nadąsana kobieta|niezadowolona
osoba pokazująca gest NIE|kobieta|nic z tego|nie ma mowy|nie wolno|skrzyżowane ręce|sprzeciw|zakaz
mężczyzna pokazujący gest NIE|nie ma|ręce|ręka|zakaz
kobieta pokazująca gest NIE|ręce|zakaz
osoba pokazująca gest OK|entuzjazm|kobieta|ojej|ojej!|podskok do góry|ręce|ręce w górze|zachwyt
mężczyzna pokazujący gest OK|entuzjazm|ojej|ojej!|podskok do góry|ręce|ręce w górze|zachwyt
kobieta pokazująca gest OK|entuzjazm|ojej|ojej!|podskok do góry|ręce|ręce w górze|zachwyt
osoba z wystawioną dłonią|no cóż|otwarta dłoń|pomocna dłoń|ręka|sarkazm
mężczyzna z wystawioną dłonią|no cóż|otwarta dłoń|pomocna dłoń|ręka|sarkazm
kobieta z wystawioną dłonią|no cóż|otwarta dłoń|pomocna dłoń|ręka|sarkazm
osoba podnosząca rękę|gest|halo|hej|powitanie|pozdrowienie|ręka do góry|witaj|zgłaszająca się|zgłaszać się
mężczyzna podnoszący rękę|gest|halo|hej|powitanie|pozdrowienie|ręka do góry|witaj|zgłaszający się|zgłaszać się
kobieta podnosząca rękę|gest|halo|hej|powitanie|pozdrowienie|ręka do góry|witaj|zgłaszająca się|zgłaszać się
osoba głucha|dostępność|głuchota|słuch|ucho
głuchy mężczyzna|głuchota
głucha kobieta|głuchota
osoba w ukłonie|gest|przepraszam|skrucha|wybacz|żal
mężczyzna w ukłonie|gest|przepraszam
kobieta w ukłonie|gest|przepraszam|skrucha|wybacz|żal
osoba trzymająca się za czoło|facepalm|fejspalm|niedowierzanie|osoba zakrywająca twarz dłonią|tylko nie to|załamanie|załamka
mężczyzna trzymający się za czoło|brak słów|facepalm|irytacja|nie|niedowierzanie|osoba|szok|załamka
kobieta trzymająca się za czoło|brak słów|facepalm|fejspalm|irytacja|nie|niedowierzanie|omg|osoba|załamka|zrezygnowanie
osoba wzruszająca ramionami|bezradność|nie wiem|obojętność|osoba rozkładająca ręce|wszystko jedno|wzruszenie ramion|wątpliwość
mężczyzna wzruszający ramionami|bezradność|mężczyzna rozkładający ręce|nie wiem|obojętność|wszystko jedno|wzruszenie ramion|wątpliwość
kobieta wzruszająca ramionami|bezradność|kobieta rozkładająca ręce|nie wiem|obojętność|wszystko jedno|wzruszenie ramion|wątpliwość
pracownik służby zdrowia|lekarz|opieka zdrowotna|terapeuta
lekarz|mężczyzna|praca|terapeuta|zawód
lekarka|kobieta|terapeutka|zawód
student|absolwent
mężczyzna student|osoba|szkoła
studentka|kobieta|osoba|szkoła
nauczyciel|instruktor|pedagog|profesor
mężczyzna nauczyciel|osoba|praca|profesor|wykładowca|zawód
nauczycielka|kobieta|osoba|praca|profesor|wykładowczyni|zawód
sędzia|orzekać
mężczyzna sędzia|praca|sprawiedliwość|sąd
kobieta sędzia|praca|sprawiedliwość|sąd|sędzina|zawód
rolnik|farmer|ogrodnik
mężczyzna rolnik|farmer|ogrodnik|osoba|praca|zawód
rolniczka|farmer|farmerka|kobieta|ogrodniczka|ogrodnik|osoba|praca|rolnik|zawód
kucharz|szef kuchni
mężczyzna kucharz|głowa|osoba|praca|szef kuchni|zawód
kucharka|kobieta|osoba|praca|szef kuchni|zawód
mechanik|elektryk|hydraulik
mężczyzna elektryk|hydraulik|mechanik|osoba|praca|zawód
kobieta elektryk|hydraulik|mechanik|osoba|zawód
pracownik fabryki|fabryka|montażysta
mężczyzna pracownik fabryki|fabryka|montażysta|osoba|praca|spawacz|zawód
pracownica fabryki|fabryka|kobieta|montażystka|osoba|praca|pracownik|spawacz|zawód
pracownik biurowy|architekt|biznesmen|menedżer|praca biurowa
mężczyzna pracownik biurowy|architekt|biznesmen|osoba|praca|zawód
pracownica biurowa|architekt|bizneswoman|kobieta|osoba|praca|zawód
naukowiec|biolog|chemik|fizyk|inżynier
mężczyzna naukowiec|biolog|chemik|inżynier|osoba|praca|zawód
kobieta naukowiec|biolog|chemik|inżynier|osoba|zawód
technolog|deweloper|oprogramowanie|programista|wynalazca
mężczyzna technolog|inżynier|komputer|oprogramowanie|osoba|praca|programista|wynalazca|zawód
kobieta technolog|komputer|oprogramowanie|osoba|praca|programistka|wynalazczyni|zawód
piosenkarz|aktor|artysta|gwiazda|muzyka
mężczyzna piosenkarz|aktor|osoba|praca|rock|rocker|zawód
piosenkarka|aktorka|kobieta|osoba|praca|rock|rockerka|zawód
artysta|malarz|paleta
mężczyzna artysta|malarz|osoba|paleta|praca|zawód
artystka|artysta|kobieta|malarka|malarz|osoba|paleta|praca|zawód
pilot|pilotować|samolot
mężczyzna pilot|podróż|praca|samolot|zawód
kobieta pilot|podróż|praca|samolot|zawód
astronauta|rakieta|statek kosmiczny
mężczyzna astronauta|człowiek|głowa|kosmos|osoba|praca|rakieta|zawód
astronautka|kobieta|kosmos|osoba|praca|rakieta|zawód
strażak|straż pożarna|wóz strażacki
mężczyzna strażak|głowa|osoba|praca|wóz strażacki|zawód
kobieta strażak|osoba|praca|strażaczka|wóz strażacki|zawód
policjant|areszt|gliniarz|mężczyzna|oficer|osoba|praca|zawód
mężczyzna policjant|glina|oficer
kobieta policjant|areszt|glina|gliniarz|oficer|policjantka|praca|stróż prawa
detektyw|mężczyzna|praca|szpieg|zawód|śledczy
mężczyzna detektyw|szpieg
kobieta detektyw|osoba|praca|szpieg|zawód
gwardzista|anglia|londyn|strażnik
mężczyzna gwardzista|strażnik
kobieta gwardzista|gwardzistka|osoba|praca|strażniczka|zawód
ninja|najemnik|niewidoczny|osoba|skradać się|tajny agent|ukryty|wojna|wojownik|żołnierz
budowlaniec|kask|osoba|praca|robotnik|w kasku|zawód
mężczyzna budowlaniec|kask|praca|robotnik|w kasku|zawód
kobieta budowlaniec|osoba|praca|robotnik|zawód
osoba w koronie|korona|król|królewski|monarcha|szlachta
książę|baśń|głowa|korona|król|monarcha|mężczyzna|w koronie
księżniczka|bajka|baśń|głowa|królewna|królowa
osoba w turbanie|głowa|nakrycie głowy|sikh
mężczyzna w turbanie|głowa|nakrycie głowy|sikh
kobieta w turbanie|głowa|nakrycie głowy|sikh
osoba w chińskiej czapce|chiny|chińska czapka|czapka|gua pi mao|głowa
kobieta w chuście|chusta|głowa|hidżab|hijab|islam|muzułmanka|osoba|uśmiech|wesoła
osoba w smokingu|elegancja|głowa|wesele|ślub
mężczyzna w smokingu|elegancja|głowa|pan młody|wesele|ślub
kobieta w smokingu|elegancja|głowa|wesele|ślub
osoba w welonie|wesele|ślub
mężczyzna w welonie|wesele|ślub
kobieta w welonie|panna młoda|wesele|ślub
kobieta w ciąży|ciąża|ciężarna
mężczyzna w ciąży|brzuch|ciąża|najedzony|pełny|przejedzenie|wzdęty
osoba w ciąży|brzuch|ciąża|najedzona|pełny|przejedzenie|wzdęty
karmienie piersią|dziecko|karmić|karmić piersią|kobieta|matka|miłość|niemowlę|pierś|praca
kobieta karmiąca niemowlę|karmienie|karmienie butlą|karmienie piersią|mama|mleko modyfikowane
mężczyzna karmiący niemowlę|karmienie|karmienie butlą|mleko modyfikowane
osoba karmiąca niemowlę|karmienie|karmienie butelką|karmienie piersią|mama|mężczyzna|rodzic|tata
aniołek|bajka|buzia aniołka|fantasy|głowa
Święty Mikołaj|boże narodzenie|gwiazdor|głowa|legenda|mężczyzna|praca|zawód|święta
żona św. Mikołaja|głowa|kobieta|mikołajowa|pani mikołajowa|święta
Mikołajka|boże narodzenie|dziadek mróz|gwiazdor|mikołajki|osoba|prezenty|wigilia|święta
superbohater|bohaterka|dobro|moc|pozytywny|siła|superbohaterka|superman|supermoc|supermoce
mężczyzna superbohater|pozytywny|supermoc
kobieta superbohater|bohaterka|pozytywna|supermoc
superłotr|antagonista|antybohater|czarny charakter|potwór|przestępca|supermoc|supermoce|zło|złoczyńca|zły|zły bohater
mężczyzna superłotr|czarny bohater|przestępca|supermoc|złoczyńca
kobieta superłotr|czarny bohater|przestępca|supermoc|złoczyńca
mag|czarnoksiężnik|czarnownica|czarodziej|fantasy|magia
mężczyzna mag|czarnoksiężnik|czarodziej
kobieta mag|czarownica|wiedźma
wróżka|bajka|baśń|fantasy|oberon|puk|tytania
mężczyzna wróżka|oberon|puk
kobieta wróżka|tytania
wampir|drakula|nieumarły
mężczyzna wampir|drakula|nieumarły
kobieta wampir|nieumarli
syrena|bajka|baśń|magia|morze|syrenka|tryton|warszawa
mężczyzna syrena|tryton
kobieta syrena
elf|bajka|baśń|fantasy|magia
mężczyzna elf|magiczny
kobieta elf|magiczny
dżin|aladyn|alladyn|bajka|baśń|lampa|życzenie
mężczyzna dżin
kobieta dżin
zombie|chodzące trupy|halloween|horror|nieumarli|strach|straszny
mężczyzna zombie|chodzące trupy|halloween|horror|nieumarli|strach|straszny
kobieta zombie|chodzące trupy|halloween|horror|nieumarli|strach|straszny
troll|bajka|fantazja|potwór
włochate stworzenie|człowiek z lasu|gigant|kryptyda|las|sasquatch|wielka stopa|yeti
osoba podczas masażu|ból głowy|masaż głowy|odprężenie|relaks|salon masażu|spa
mężczyzna podczas masażu|ból głowy|masaż głowy|odprężenie|relaks|salon masażu|spa
kobieta podczas masażu|ból głowy|masaż głowy|odprężenie|relaks|salon masażu|spa
osoba podczas strzyżenia|fryzjer|fryzjerka|fryzura|praca|strzyżenie|włosy|włosów|ścinać
mężczyzna podczas strzyżenia|fryzjer|fryzura|praca|strzyżenie|włosy|włosów|ścinać
kobieta podczas strzyżenia|fryzura|strzyżenie
idąca osoba|chodzenie|iść|na piechotę|piechur|pieszo|spacer
idący mężczyzna|chodzenie|iść|na piechotę|piechur|pieszo|spacer
idąca kobieta|chodzenie|iść|na piechotę|piechur|pieszo|spacer
idąca osoba: zwrócony w prawo|chodzenie|iść|na piechotę|piechur|pieszo|spacer
idąca kobieta: zwrócony w prawo|chodzenie|iść|na piechotę|piechur|pieszo|spacer
idący mężczyzna: zwrócony w prawo|chodzenie|iść|na piechotę|piechur|pieszo|spacer
stojąca osoba|stać|stoi
stojący mężczyzna|stać
stojąca kobieta|stać
klęcząca osoba|klęczeć|klęczki|kolana|na kolanach
klęczący mężczyzna|klęczeć
klęcząca kobieta|klęczeć
klęcząca osoba: zwrócony w prawo|klęczeć|klęczki|kolana|na kolanach
klęcząca kobieta: zwrócony w prawo|klęczeć
klęczący mężczyzna: zwrócony w prawo|klęczeć
osoba z białą laską|dostępność|niewidoma|niewidomy
osoba z białą laską: zwrócony w prawo|dostępność|niewidoma|niewidomy
mężczyzna z białą laską|dostępność|niewidomy
mężczyzna z białą laską: zwrócony w prawo|dostępność|niewidomy
kobieta z białą laską|dostępność|niewidoma
kobieta z białą laską: zwrócony w prawo|dostępność|niewidoma
osoba na elektrycznym wózku inwalidzkim|dostępność|wózek inwalidzki
osoba na elektrycznym wózku inwalidzkim: zwrócony w prawo|dostępność|wózek inwalidzki
mężczyzna na elektrycznym wózku inwalidzkim|dostępność|wózek inwalidzki
mężczyzna na elektrycznym wózku inwalidzkim: zwrócony w prawo|dostępność|wózek inwalidzki
kobieta na elektrycznym wózku inwalidzkim|dostępność|wózek inwalidzki
kobieta na elektrycznym wózku inwalidzkim: zwrócony w prawo|dostępność|wózek inwalidzki
osoba na wózku inwalidzkim|dostępność|wózek inwalidzki
osoba na wózku inwalidzkim: zwrócony w prawo|dostępność|wózek inwalidzki
mężczyzna na wózku inwalidzkim|dostępność|wózek inwalidzki
mężczyzna na wózku inwalidzkim: zwrócony w prawo|dostępność|wózek inwalidzki
kobieta na wózku inwalidzkim|dostępność|wózek inwalidzki
kobieta na wózku inwalidzkim: zwrócony w prawo|dostępność|wózek inwalidzki
biegnąca osoba|biegacz|biegaczka|bieganie|maraton|pośpiech|sport|szybko|w ruchu
biegnący mężczyzna|biegacz|maraton|osoba|pośpiech|sport|szybko|w ruchu
biegnąca kobieta|biegaczka|maraton|osoba|pośpiech|sport|szybko|w ruchu
biegnąca osoba: zwrócony w prawo|biegacz|biegaczka|bieganie|maraton|pośpiech|sport|szybko|w ruchu
biegnąca kobieta: zwrócony w prawo|biegaczka|maraton|osoba|pośpiech|sport|szybko|w ruchu
biegnący mężczyzna: zwrócony w prawo|biegacz|maraton|osoba|pośpiech|sport|szybko|w ruchu
baletnica|tancerka|tancerz
tańcząca kobieta|impreza|tancerka|taniec|tańczyć|zabawa|zawód
tańczący mężczyzna|impreza|tancerz|taniec|tańczyć|zabawa|zawód
lewitujący mężczyzna w garniturze|biznesmen|lewitacja|lewitować
osoby z uszami królika na przyjęciu|bliźniaczki|dziewczyny|impreza|kobiety|króliczki|przyjaciółki|takie same|tancerki|taniec|uszy
mężczyźni z uszami królika na przyjęciu|impreza|królicze uszy|króliczki|tancerze
kobiety z uszami królika na przyjęciu|impreza|królicze uszy|tancerki
osoba w zaparowanym pomieszczeniu|pomieszczenie|relaks|sauna|spa|zaparowane
mężczyzna w zaparowanym pomieszczeniu|sauna|zaparowane pomieszczenie
kobieta w zaparowanym pomieszczeniu|sauna|zaparowane pomieszczenie
osoba wspinająca się|skałki|sport|wspinacz|wspinaczka
mężczyzna wspinający się|skałki|sport|wspinacz
kobieta wspinająca się|skałki|sport|wspinaczka
osoba uprawiająca szermierkę|sport|szermierka|szermierz|szpada|zawody
wyścigi konne|dżokej|jeździec|koń|sport|zawody
narciarz|narty|sport|stok|zawody|zima|śnieg
snowboardzista|sport|zima
osoba grająca w golfa|golfista|golfistka
mężczyzna grający w golfa|golfista
kobieta grająca w golfa|golfistka
surfująca osoba|deska|fala|morze|ocean|sport|surfer|surferka|surfing
surfujący mężczyzna|deska|surfing
surfująca kobieta|deska|fala|morze|ocean|sport|surferka|surfing
osoba wiosłująca w łodzi|wiosłowanie|zawody|łódka|łódź
mężczyzna wiosłujący w łodzi|wiosłowanie|łódka
kobieta wiosłująca w łodzi|wiosłowanie|zawody|łódka|łódź
pływająca osoba|basen|kraulem|na basenie|pływak|pływanie|sport|triathlon|woda|zawody
pływający mężczyzna|basen|kraulem|na basenie|pływak|pływanie|sport|triathlon|woda|zawody
pływająca kobieta|basen|kraulem|na basenie|pływaczka|pływanie|sport|triathlon|woda|zawody
osoba kozłująca piłkę|koszykarka|koszykarz|koszykówka|kozłować|mecz|piłka|sport
mężczyzna kozłujący piłkę|koszykarz|koszykówka|kozłować|mecz|piłka|sport
kobieta kozłująca piłkę|koszykarka|koszykówka|kozłować|mecz|piłka|sport
osoba podnosząca ciężary|atleta|atletka|ciężarowiec|ciężarów|podnoszenie|siłowy|sport|sztanga|trening|zawody
mężczyzna podnoszący ciężary|atleta|ciężarowiec|ciężarów|podnoszenie|siłowy|sport|sztanga|trening|zawody
kobieta podnosząca ciężary|atletka|ciężarowiec|ciężarów|podnoszenie|siłowy|sport|sztanga|trening|zawody
osoba na rowerze|kolarka|kolarz|rowerzysta|rowerzystka|sport|wyścig
mężczyzna na rowerze|jazda
kobieta na rowerze|kolarka|rowerzystka|sport|wyścig
osoba na rowerze górskim|górska|kolarka|kolarz|rowerzysta|rowerzystka|sport|wyścig
mężczyzna na rowerze górskim|jazda|rower górski
kobieta na rowerze górskim|górska|kolarka|rowerzystka|sport|wyścig
osoba robiąca gwiazdę|akrobatyka|gimnastyczka|gimnastyk|gimnastyka|gwiazda|przerzut bokiem|robić gwiazdę|sport
mężczyzna robiący gwiazdę|akrobatyka|gimnastyk|gimnastyka|gwiazda|przerzut bokiem|robić gwiazdę|sport
kobieta robiąca gwiazdę|akrobatyka|gimnastyczka|gimnastyka|gwiazda|przerzut bokiem|robić gwiazdę|sport
osoby uprawiające zapasy|na ringu|sport|walka|wrestlerki|wrestlerzy|wrestling|zapaśnicy|zapaśniczka|zapaśniczki|zapaśnik
mężczyźni uprawiający zapasy|na ringu|sport|walka|wrestlerzy|wrestling|zapaśnicy|zapaśnik
kobiety uprawiające zapasy|na ringu|sport|walka|wrestlerki|wrestling|zapaśniczka|zapaśniczki
osoba grająca w piłkę wodną|piłka|piłkarka|piłkarz|sport|woda|wodna|wodny
mężczyzna grający w piłkę wodną|piłka|piłkarz|sport|woda|wodna|wodny
kobieta grająca w piłkę wodną|piłka|piłkarka|sport|woda|wodna|wodny
osoba grająca w piłkę ręczną|piłka|piłkarka|piłkarz|piłką|rzut|ręczna|ręczny|sport|szczypiorniak|szczypiornista|szczypiornistka
mężczyzna grający w piłkę ręczną|piłka|piłkarz|piłką|rzut|ręczna|ręczny|sport|szczypiorniak|szczypiornista
kobieta grająca w piłkę ręczną|piłka|piłkarka|piłką|rzut|ręczna|ręczny|sport|szczypiorniak|szczypiornistka
żonglująca osoba|cyrk|spryt|wielozadaniowość|zarządzanie|żongler|żonglerka|żonglowanie
żonglujący mężczyzna|cyrk|spryt|wielozadaniowość|zarządzanie|żongler|żonglerka|żonglowanie
żonglująca kobieta|cyrk|spryt|wielozadaniowość|zarządzanie|żonglerka|żonglowanie
osoba w pozycji lotosu|joga|medytacja|relaks|siedzieć|siedząca|siedzący|spokój|zen
mężczyzna w pozycji lotosu|joga|medytacja|relaks|siedzieć|siedzący|spokój|zen
kobieta w pozycji lotosu|joga|medytacja|relaks|siedzieć|siedząca|spokój|zen
osoba biorąca kąpiel|w wannie|wanna
osoba w łóżku|dobranoc|drzemka|hotel|nocleg|nocowanie|pensjonat|posłanie|sen|spać|zzz|łóżko
osoby trzymające się za ręce|ludzie|para|rękę
kobiety trzymające się za ręce|kobieca para|kobieta|miłość|para|przyjaciółka|przyjaźń|zakochane|zakochani
mężczyzna i kobieta trzymający się za ręce|kobieta i mężczyzna|ludzie|miłość|para|rodzeństwo|zakochani
dwóch mężczyzn trzymających się za ręce|gej|lgbt|miłość|mężczyźni|para|zakochani
pocałunek|buziaki|całusy|kocham|miłość|osoba|osoby|para|zakochani|związek
pocałunek: kobieta i mężczyzna|buziaki|całusy|kocham|miłość|osoba|osoby|para|zakochani|związek
pocałunek: mężczyzna i mężczyzna|buziaki|całusy|kocham|miłość|osoba|osoby|para|zakochani|związek
pocałunek: kobieta i kobieta|buziaki|całusy|kocham|miłość|osoba|osoby|para|zakochani|związek
para z sercem|kocham|miłość|osoba|osoby|pocałunek|randka|razem|zakochani|związek
para z sercem: kobieta i mężczyzna|kocham|miłość|osoba|osoby|pocałunek|randka|razem|zakochani|związek
para z sercem: mężczyzna i mężczyzna|kocham|miłość|osoba|osoby|pocałunek|randka|razem|zakochani|związek
para z sercem: kobieta i kobieta|kocham|miłość|osoba|osoby|pocałunek|randka|razem|zakochani|związek
rodzina: mężczyzna, kobieta i chłopiec|dziecko|mama|matka|ojciec|rodzice|tata
rodzina: mężczyzna, kobieta i dziewczynka|dziecko|mama|matka|ojciec|rodzice|tata
rodzina: mężczyzna, kobieta, dziewczynka i chłopiec|dziecko|mama|matka|ojciec|rodzice|tata
rodzina: mężczyzna, kobieta, chłopiec i chłopiec|dziecko|mama|matka|ojciec|rodzice|tata
rodzina: mężczyzna, kobieta, dziewczynka i dziewczynka|dziecko|mama|matka|ojciec|rodzice|tata
rodzina: mężczyzna, mężczyzna i chłopiec|dziecko|mama|matka|ojciec|rodzice|tata
rodzina: mężczyzna, mężczyzna i dziewczynka|dziecko|mama|matka|ojciec|rodzice|tata
rodzina: mężczyzna, mężczyzna, dziewczynka i chłopiec|dziecko|mama|matka|ojciec|rodzice|tata
rodzina: mężczyzna, mężczyzna, chłopiec i chłopiec|dziecko|mama|matka|ojciec|rodzice|tata
rodzina: mężczyzna, mężczyzna, dziewczynka i dziewczynka|dziecko|mama|matka|ojciec|rodzice|tata
rodzina: kobieta, kobieta i chłopiec|dziecko|mama|matka|ojciec|rodzice|tata
rodzina: kobieta, kobieta i dziewczynka|dziecko|mama|matka|ojciec|rodzice|tata
rodzina: kobieta, kobieta, dziewczynka i chłopiec|dziecko|mama|matka|ojciec|rodzice|tata
rodzina: kobieta, kobieta, chłopiec i chłopiec|dziecko|mama|matka|ojciec|rodzice|tata
rodzina: kobieta, kobieta, dziewczynka i dziewczynka|dziecko|mama|matka|ojciec|rodzice|tata
rodzina: mężczyzna i chłopiec|dziecko|mama|matka|ojciec|rodzice|tata
rodzina: mężczyzna, chłopiec i chłopiec|dziecko|mama|matka|ojciec|rodzice|tata
rodzina: mężczyzna i dziewczynka|dziecko|mama|matka|ojciec|rodzice|tata
rodzina: mężczyzna, dziewczynka i chłopiec|dziecko|mama|matka|ojciec|rodzice|tata
rodzina: mężczyzna, dziewczynka i dziewczynka|dziecko|mama|matka|ojciec|rodzice|tata
rodzina: kobieta i chłopiec|dziecko|mama|matka|ojciec|rodzice|tata
rodzina: kobieta, chłopiec i chłopiec|dziecko|mama|matka|ojciec|rodzice|tata
rodzina: kobieta i dziewczynka|dziecko|mama|matka|ojciec|rodzice|tata
rodzina: kobieta, dziewczynka i chłopiec|dziecko|mama|matka|ojciec|rodzice|tata
rodzina: kobieta, dziewczynka i dziewczynka|dziecko|mama|matka|ojciec|rodzice|tata
mówiąca głowa|głos|mówić|powiedzieć|profil|sylwetka
sylwetka popiersia|osoba
sylwetki popiersi|osoby
obejmujące się osoby|cześć|do widzenia|dzięki|objęcia|pocieszenie|przyjaźń|przytulenie|uścisk|wsparcie
rodzina|dziecko|mama|matka|ojciec|rodzice|tata
rodzina: dorosły, dorosły, dziecko
rodzina: dorosły, dorosły, dziecko, dziecko
rodzina: dorosły, dziecko
rodzina: dorosły, dziecko, dziecko
ślady stóp|odciski stóp|stopy
odcisk palca|bezpieczeństwo|tożsamość
głowa małpy|buźka|małpka|zwierzę
małpa|małpka|zwierzę
goryl|zwierzę
orangutan|człekokształtna|goryl|małpa|zwierzę
głowa psa|buźka|pies|piesek|psiaczek|pysk|pyszczek|szczeniaczek|zwierzę
pies|piesek|psiaczek|psinka|zwierzę
pies przewodnik|dostępność|niewidomi|zwierzę
pies pomocnik|dostępność|opiekun|zwierzę
pudel|biały|ostrzyżony|pies|piesek|pudelek|zwierzę
głowa wilka|buźka|dziki|las|pysk|zwierzę
głowa lisa|buźka|chytrość|chytry|przebiegły|rudy|zwierzę
szop|buźka|ciekawość|ciekawski|pracz|zwierzę
głowa kota|buźka|kicia|kotek|pyszczek|zwierzę
kot|kotek|zwierzę
czarny kot|nieszczęście|pech|przesąd|zabobon|zwierzę
głowa lwa|buźka|dziki|grzywa|kot|lew|pysk|zodiak|zwierzę
głowa tygrysa|buźka|kot|paski|pyszczek|tygrysek|zwierzę
tygrys|paski|tygrysek|zwierzę
lampart|cętki|drapieżnik|dziki|kot|zwierzę
głowa konia|konik|koń|końska|koński|zwierzę|łeb
łoś|poroże|ssak|zwierzę
osioł|muł|osiołek|ssak|uparty|zwierzę
koń|konne|wierzchowiec|wyścigi|wyścigowy|zwierzę
głowa jednorożca|jednorożec|kucyk|magia|różowy|zwierzę
zebra|koń|paski|sawanna|zwierzę
jeleń|rogacz|rogi|zwierzę
żubr|bizon|puszcza|stado|wół|zwierzę
głowa krowy|buźka|krowa|krówka|mleko|zwierzę|łaty
wół|byk|krowa|zodiak|zwierzę
wół domowy|bawół|zwierzę
krowa|krówka|mleko|zwierzę|łaty
głowa świni|buźka|ryjek|zwierzę|świnia|świnka
świnia|zwierzę|świnka
dzik|dzika|głowa|knur|las|zwierzę|świnia
ryj świni|nosek|ryjek|zwierzę|świnka|świński
biały baran|baranek|owca|rogaty|rogi|zodiak|zwierzę
owca|baran|baranek|biały|owieczka|rogaty|rogi|wielkanoc|zwierzę
koza|koziorożec|kózka|rogi|zodiak|zwierzę
wielbłąd|dromader|garb|jednogarbny|pustynia|zwierzę
wielbłąd dwugarbny|baktrian|garby|pustynia|zwierzę
lama|alpaka|gwanako|wełna|wikunia|zwierzę
żyrafa|głowa|sawanna|zwierzę
słoń|trąba|zwierzę
mamut|epoka lodowcowa|kieł|ogromny|prehistoria|słoniowaty|wymarły|włochaty|zwierzę
nosorożec|róg|zwierzę
hipopotam|hipcio|zwierzę
głowa myszy|buźka|myszka|zwierzę
mysz|myszka|zwierzę
szczur|gryzoń|mysz|szczurek|zwierzę
głowa chomika|buźka|gryzoń|mysz|zwierzę
głowa królika|buźka|futrzak|króliczek|zając|zająca|zwierzę
królik|króliczek|zając|zwierzę
pręgowiec|gryzoń|orzeszki|wiewiórka|zwierzę
bóbr|gryzoń|tama|zwierzę|zęby
jeż|jeżyk|kolce|zwierzę
nietoperz|wampir|zwierzę
głowa niedźwiedzia|buźka|miś|niedźwiedź|zwierzę
niedźwiedź polarny|arktyczny|biały|buźka|miś
koala|australia|buźka|eukaliptus|głowa|miś|zwierzę
głowa pandy|buźka|miś|panda|zwierzę
leniwiec|leniwy|powolny
wydra|bystre|zabawne|zwierzę|łapanie ryb
skunks|smród|zwierzę
kangur|skakać|skoczny|skok|torbacz|zwierzę
borsuk|ratel|ratel miodożerny|zwierzę
ślady łap|odciski|tropy|łapki|łapy
indyk|ptak|zwierzę
kura|głowa|kogut|kurczak|ptak|zwierzę
kogut|ornitologia|ptak|zwierzę
wykluwające się kurczątko|kura|kurczaczek|kurczak|pisklak|ptak|wykluwać się|zwierzę
kurczątko|kura|kurczaczek|kurczak|pisklak|ptak|zwierzę
kurczątko od przodu|kura|kurczaczek|kurczak|pisklak|pisklę|ptak|zwierzę
ptak|ornitologia|zwierzę
pingwin|antarktyda|ptak|zwierzę
gołąb|biały|gołąbek|miłość|pokój|ptak|skrzydła|zwierzę|ślub
orzeł|bielik|ptak|zwierzę
kaczka|kaczor|ptak|woda|zwierzę
łabędź|biały|brzydkie kaczątko|ptak|zwierzę|łabędziątko
sowa|mądrość|mądry|noc|oczy|ptak|sówka|zwierzę
dodo|duży|mauritius|ptak|ptaszysko|wymarły|zwierzę
pióro|fruwać|latanie|lekkość|pierze|pióra|pióro do pisania|upierzenie
flaming|ekstrawagancja|tropikalny|zwierzę
paw|dumna|dumne|dumny|kolorowy|ostentacyjna|ostentacyjne|ostentacyjny|pawica|piękny ptak|ptak|zwierzę|ładny ptak|śliczny ptak
papuga|gadająca|mowa|mówić|pirat|ptak|zwierzę
skrzydło|anielskie|latający|latanie|lotnictwo|mitologia|niebiańskie|ptak|wznosić się
czarny ptak|dziób|gawron|krakanie|kruk|krukowate|wrona|zwierzę
gęś|drób|gąsior|gęganie|gęsi|głuptas|kaczka|ptak|stado|zwierzę
feniks|mityczny|nieśmiertelność|odrodzenie|ognisty|powstać|ptak|reinkarnacja|z popiołów
głowa żaby|buźka|płaz|ropucha|traszka|zwierzę|żaba|żabka
krokodyl|aligator|gad|jaszczur|zwierzę
żółw|powolny|skorupa|zwierzę
jaszczurka|gad|zwierzę
wąż|dusiciel|jadowity|zwierzę|żmija
głowa smoka|bajka|baśń|fantasy|magia|zwierzę
smok|bajka|baśń|fantasy|legenda|zwierzę
zauropod|dinozaur|głowa|zwierzę
t-rex|dinozaur|głowa|tyranozaur|zwierzę
wieloryb tryskający wodą|fontanna|morze|ocean|strumień|woda|wody|zwierzę
wieloryb|morze|ocean|zwierzę
delfin|morze|ocean|zwierzę
orka|morski|ocean|wieloryb
foka|foczka|lew|morski|ssak|zwierzę
ryba|morze|ocean|rybka|ryby|woda|zodiak|zwierzę
ryba tropikalna|morze|rybka|tropiki|woda|zwierzę
ryba rozdymka|morze|ocean|zwierzę
rekin|morze|ocean|ryba|zwierzę
ośmiornica|macki|morze|ocean|osiem|zwierzę
muszla spiralna|morze|muszelka|plaża|spirala|zwierzę
koralowiec|koralowa|ocean|rafa
meduza|akwarium|bezkręgowiec|galareta|macki|morski|morskie|morze|ocean|parzyć|plankton|zwierzę
krab|morze|ocean|plaża|rak|zodiak|zwierzę
homar|czerwony|owoce morza|rak|szczypce|zwierzę
krewetka|jedzenie|morze|ocean|owoce morza|zwierzę
kałamarnica|atrament|jedzenie|mięczak|morze|mątwa|ocean|owoce morza|ośmiornica|sepia|tusz|zwierzę
ostryga|małże|nurkowanie|perła|perły|zwierzę
ślimak|mięczak|muszla|powolny|wolny|zwierzę
motyl|kolorowy|owad|zwierzę
gąsienica|owad|robak|zwierzę
mrówka|owad|zwierzę
pszczoła|owad|pszczółka|wiosna|zwierzę
chrząszcz|chrabąszcz|owad|zwierzę|żuk
biedronka|chrabąszcz|chrząszcz|kropki|owad|w kropki|zwierzę|żuk
świerszcz|konik|owad|polny|zwierzę
karaluch|karaczan|owad|prusak|szkodnik|zwierzę
pająk|czarna wdowa|owad|pajączek|pajęczak|zwierzę
pajęczyna|sieć|sieć pająka
brązowy skorpion|pajęczak|trucizna|zodiak|zwierzę
komar|choroba|gorączka|insekt|malaria|owad|ugryzienie|wirus|zwierzę
mucha|choroby|giez|gnicie|insekt|owad|szkodnik|tse-tse|zwierzę
robak|dżdżownica|glista|kompostowanie|pasożyt|pierścienice|zwierzę
zarazek|ameba|ameby|bakteria|bakterie|drobnoustrój|mikrob|mikroby|nauka|wirus
bukiet kwiatów|kwiaty|miłość|roślina
kwiat wiśni|kwiatek|kwitnąca wiśnia|sakura|wiśnia
biały kwiat|kontury|kwiatek|pieczątka
lotos|buddyzm|czystość|hinduizm|kwiat|lotosu|piękno|spokój
rozeta|kwiat|roślina
róża|czerwony|kwiat|miłość|roślina
zwiędły kwiat|płatki|roślina|róża|smutek|smutny|więdnąć
kwiat hibiskusa|roślina
słonecznik|kwiat|roślina|słońce
kwiat|kwiatek|kwitnie|roślina
tulipan|kwiat|pąk|roślina
hiacynt|bławatek|chaber|fioletowy|indygo|krzew|kwiat|kwitnienie|lawenda|lilak|lwia paszcza|purpurowy|wiosna|łubin
sadzonka|kiełek|młoda|pęd|roślina|roślinka
roślina doniczkowa|doniczka|doniczkowy|kwiat
wiecznie zielone drzewo|choinka|iglaste|igły|las|roślina
drzewo liściaste|roślina
palma|drzewo|roślina|tropiki|wyspa
kaktus|kolce|kłuje|pustynia|roślina
pędy ryżu|roślina|ziarno|żniwa
zioło|liście|roślina|zioła
koniczyna|irlandia|koniczynka|roślina
czterolistna koniczyna|koniczynka|roślina|szczęście
liść klonowy|jesienny|jesień|klonu
spadające liście|jesienne|jesień|roślina
liście na wietrze|podmuch|roślina|wiatr|wicher
puste gniazdo|gniazdowanie|gnieżdżenie|ptasie
gniazdo z jajkami|gniazdowanie|gnieżdżenie|ptasie|zniesione jaja
grzyb|muchomor|muchomorek|trujący
drzewo bez liści|susza|zima
winogrona|jedzenie|owoce
melon|jedzenie|owoc
arbuz|arbuza|jedzenie|kawałek|lato|owoc
mandarynka|cytrus|jedzenie|owoc|pomarańcza
cytryna|cytrus|jedzenie|kwaśny|owoc|żółty
limonka|cytrus|kwaśne|limetka|mojito|owoc|soczysty|tequila|tropikalny
banan|egzotyczny|jedzenie|owoc
ananas|egzotyczny|jedzenie|owoc
mango|jedzenie|owoc|shaker|tropikalna|tropikalne|tropikalny
czerwone jabłko|jedzenie|owoc|słodkie
zielone jabłko|jedzenie|owoc|zielone jabłuszko
gruszka|jedzenie|owoc
brzoskwinia|jedzenie|owoc
wiśnie|czereśnie|jedzenie|owoce
truskawka|jedzenie|owoc
borówka amerykańska|antyoksydanty|jagoda|jedzenie|owoc|owoce leśne|rośliny
owoc kiwi|jedzenie
pomidor|jedzenie|szklarniowe|warzywo
oliwka|drzewo oliwne|gałązka oliwna|jedzenie|oliwki|roślina
kokos|orzech|tropiki
awokado|jedzenie|owoc|roślina
bakłażan|jedzenie|oberżyna|warzywo
ziemniak|jedzenie|kartofel|pyra|warzywo
marchew|jedzenie|marchewka|warzywo
kolba kukurydzy|jedzenie|kukurydza|warzywo
ostra papryka|chili|jedzenie|ostry|papryczka|przyprawa|roślina
papryka|paprykowy|roślina|słodka|warzywo|witaminy|zielona
ogórek|jedzenie|korniszon|pikle|warzywo
warzywo liściaste|bok choy|burger|jarmuż|jedzenie|kapusta|kapusta chińska|kapusta pekińska|liść|pak choy|sałata|sałatka|zielenina|zielony
brokuł|jedzenie|warzywo|zielone
czosnek|aromatyczny|jedzenie|warzywo
cebula|aromatyczna|jedzenie|warzywo
orzeszki ziemne|fistaszki|jedzenie|orzech
fasola|fasolka|jedzenie|nerkowata|strąk
kasztan|jedzenie|kasztan jadalny|orzech|orzeszek
korzeń imbiru|naturalne|przyprawa|zdrowie|zioła|zioło
strąk grochu|edamame|fasola|roślina|soja|sojowa|strączek|strączkowa|warzywo|łuskać
brązowy grzyb|borowik|jedzenie|natura|shiitake|warzywo
warzywo korzeniowe|burak|korzeń|ogród|rzepa
chleb|bochenek|chleba|jedzenie|kawałek|pieczywo
rogalik|croissant|francuski|jedzenie|pieczywo
bagietka|bułka|chleb|jedzenie|pieczywo
pita|arepa|chlebek|jedzenie|lawasz|naan|placek|podpłomyk
precel|ciastko|jedzenie
bajgiel|chleb|jedzenie|pieczywo|piekarnia|posmarować|pączek|śniadanie
naleśniki|jedzenie|placki
gofr|gofrownica|jedzenie|śniadanie
kawałek sera|jedzenie|szwajcarski|z dziurami|żółty
mięso z kością|jedzenie|kość
udko kurczaka|jedzenie|mięso|nóżka
kawałek mięsa|jedzenie|mięso|schabowy|stek|wieprzowina|wołowina
boczek|bekon|jedzenie|mięso
hamburger|bułka|fast food|jedzenie
frytki|fast food|jedzenie
pizza|fast food|jedzenie|kawałek|pizzy
hot dog|frankfurterka|hotdog|parówka
kanapka|jedzenie|śniadanie
taco|jedzenie|meksykańskie
burrito|burito|jedzenie|meksykańskie|wrap
tamales|danie|jedzenie|meksykańskie|pamonha|przekąska|zawijane
wrap|bułka|falafel|gyros|jedzenie|kebab|tortilla
falafel|ciecierzyca|jedzenie|kotlecik|kotlecik z ciecierzycy
jajko|jajo|jedzenie|kura|kurczak|nabiał
gotowanie|jajko|jedzenie|patelnia|smażyć
danie z patelni|jedzenie|paella|patelnia|rondel|wok
garnek z jedzeniem|danie|jednogarnkowe|potrawka|zupa
fondue|czekolada|garnek|jedzenie|na ciepło|roztopione|ser|szwajcarskie
miska z łyżką|jedzenie|zupa
sałatka|jedzenie|sałata|surówka
popcorn|jedzenie|kino|kukurydza
masło|jedzenie|nabiał
sól|przyprawa|smak|solniczka|słona|słone|słony
jedzenie w puszce|puszka
pudełko bento|jedzenie|ryż
krakers ryżowy|jedzenie
kulka ryżowa|jedzenie|onigiri
gotowany ryż|jedzenie|miseczka|z ryżem
ryż curry|jedzenie|sos|z sosem
miska parującego jedzenia|jedzenie|kluski|parująca|pho|ramen|zupa
spaghetti|jedzenie|kluski|makaron|pasta|spagetti
pieczony batat|jedzenie|słodki ziemniak|ziemniak
oden|jedzenie|na patyku|owoce morza|szaszłyk
sushi|jedzenie|suszi
smażona krewetka|jedzenie|tempura
ciastko rybne|jedzenie|narutomaki|ramen|ryba|spirala
ciasteczko księżycowe|biszkopt|ciasto|ciasto księżycowe|jedzenie|jesień|placek|yuèbǐng|święto
dango|deser|jedzenie|kulki mochi|mochi
pieróg|gyoza|jedzenie|pierogi
ciastko z wróżbą|ciasteczko|przepowiednia|szczęście|wróżba
pudełko na wynos|jedzenie|pałeczki|ryż
lody włoskie|jedzenie|w kubku|śmietankowe|świderek
lody hawajskie|deser|jedzenie
lody|deser|jedzenie
pączek z dziurką|ciasto|deser|jedzenie|słodki
ciastko|deser|jedzenie|słodki|słodkie
tort urodzinowy|ciasto|jedzenie|przyjęcie|słodki|słodkie|urodziny|zdmuchnąć|świeczki|święto|świętowanie
tort|ciasto|deser|jedzenie|przyjęcie|słodycze
babeczka|ciastko|cukier|cukiernia|deser|jedzenie|piekarnia|podjadać|posypka|słodycze
ciasto|jedzenie|placek|szarlotka
tabliczka czekolady|czekolada|deser|jedzenie|słodycze
cukierek|deser|jedzenie|słodki|słodycze
lizak|deser|jedzenie|słodki|słodycze
deser typu krem angielski|ciastko kremowe|creme brulee|custard|jedzenie|słodkie
garnek miodu|beczka|jedzenie|miód|słoik|z miodem
butelka ze smoczkiem|bobas|dzidziuś|mleko|napój|niemowlęca|smoczek
szklanka mleka|biały|jedzenie|mleko|napój
gorący napój|filiżanka|gorąca|herbata|kawa|parująca|picie
czajniczek|czajnik|dzbanek|herbata|imbryk|na herbatę|napój|picie
filiżanka bez uszka|herbata|miseczka|spodek
sake|alkohol|butelka i kubek
butelka z wystrzelającym korkiem|alkohol|bar|impreza|korek|nowy rok|przyjecie|strzelający korek|sylwester|szampan|toast
kieliszek wina|alkohol|restauracja|wino
kieliszek z koktajlem|alkohol|bar|drink|impreza
drink tropikalny|alkohol|bar|impreza|palemka|wakacje|z palemką
kufel piwa|alkohol|bar|impreza|piwo|pub|z piwem
stukające się kufle piwa|alkohol|bar|kufel|na zdrowie|piwiarnia|piwo|pub|z piwem
stukające się kieliszki|alkohol|impreza|na zdrowie|nowy rok|przyjęcie|sylwester|toast|świętowanie
szklanka z grubym dnem|alkohol|drink|grube dno|impreza|whiskey|whisky
nalewanie płynu|napój|pusty|rozlanie|szklanka|wylewanie
szklanka ze słomką|drink|napój|oranżada|picie|soda|słomka
napój bubble tea|herbata|herbata bąbelkowa|kuleczka|kulki tapioki|mleko|na słodko|tapioka|z tapioką
napój w kartoniku|sok|słodki|słomka
yerba mate|napój
kostka lodu|lód|zimno|zimny
pałeczki
talerz z nożem i widelcem|gotowanie|jedzenie|kolacja|naczynia|nóż|obiad|sztućce|widelec
widelec i nóż|gotowanie|jedzenie|kolacja|obiad|posiłek|restauracja|sztućce|śniadanie
łyżka|sztućce|łyżeczka
nóż kuchenny|broń|gotowanie|kuchnia|narzędzie
słoik|pojemnik|przechowywanie|przyprawa|pusty|sos|słój|zapas
amfora|dzban|puchar|stągiew|waza|wodnik|zodiak
kula ziemska przedstawiająca Europę i Afrykę|afryka|europa|planeta|ziemia|świat
kula ziemska przedstawiająca Ameryki|ameryka|ameryka północna i południowa|planeta|ziemia|świat
kula ziemska przedstawiająca Azję i Australię|australia|azja|planeta|ziemia|świat
kula ziemska z południkami|glob|globus|kula ziemska z meridianami|południki|równoleżniki|ziemia
mapa świata
mapa Japonii|japonia
kompas|kierunek|magnetyczny|magnetyzm|nawigacja|orientacja|orientacja w terenie|strony świata
góra z czapą lodową|góry|wycieczka|zima|śnieg
góra|góry|wycieczka
osuwisko|góra|katastrofa|lawina|lawina błotna|niebezpieczeństwo|skały|trzęsienie ziemi
wulkan|erupcja|góra|lawa
góra Fudżi|natura
kemping|kamping|namiot|obóz|wakacje
parasol na plaży|lato|morze|piasek|plaża|wakacje
pustynia
bezludna wyspa|palma|pusta|pustynia|samotna|tropiki
park narodowy|natura|przyroda
stadion|boisko|mecz
klasyczna budowla|budynek|klasyczny|klasyka|świątynia
dźwig budowlany|budowa|roboty budowlane
cegła|beton|cegły|cement|glina|mur|murek|płot|zaprawa|ściana
skała|blok skalny|bryła|ciężki|głaz|kamień|minerał|odłamek|opoka|twardy
drewno|kłoda|pień|polano|tarcica
chata|chatka|dom|domek|jurta|okrągły|przytulny|schronienie|strzecha
domki|domy|osiedle
stary dom|budynek|podupadły|ruina|zniszczony|zrujnowany
dom|budynek|mieszkalny
dom z ogrodem|budynek|drzewo|ogród
biurowiec|blok|budynek
japońska poczta|budynek
urząd pocztowy|budynek|poczta
szpital|budynek|lecznica|lekarz|medycyna
bank|budynek
hotel|budynek
hotel miłości|budynek|japoński hotel miłości|miłość|serce
sklep całodobowy|budynek
szkoła|budynek|zegar
dom towarowy|budynek|sklep|supermarket
fabryka|budynek|produkcyjny|zakład pracy
japoński zamek|budynek
zamek|budynek|europejski|średniowiecze
ślub|kaplica|kościół|miłość|serce|uroczystość
Tokyo Tower|tokio|wieża
Statua Wolności|stany zjednoczone|usa
kościół|chrześcijański|krzyż|religia|świątynia
meczet|islam|muzułmanin|religia|świątynia
świątynia hinduistyczna|hinduizm
synagoga|religia|świątynia|żyd|żydowski
świątynia shinto|japońska|religia
kaaba|islam|muzułmanin|religia
fontanna
namiot|kemping|obóz|pole namiotowe
zamglenie|mglisto|mgła|most|podróż|pogoda|zamglone
noc z gwiazdami|gwiazdy|miasto|rozgwieżdżone niebo
drapacze chmur|miasto|wieżowce
wschód słońca zza gór|góry|ranek|słońce|świt
wschód słońca|brzask|słońce
miasto o zmierzchu|budynki|wieżowce|zachód słońca
zachód słońca|budynki|miasto|zmierzch
most nocą|most w nocy
gorące źródła|para|woda|źródło
koń z karuzeli|karuzela|konik
zjeżdżalnia|park rozrywki|plac zabaw|wesołe miasteczko|zabawa|ślizgawka
diabelski młyn|karuzela|park rozrywki|wesołe miasteczko
kolejka górska|park rozrywki|rollercoaster|wesołe miasteczko
słup fryzjerski
namiot cyrkowy
lokomotywa|ciuchcia|kolej|pociąg|podróż|pojazd|stara lokomotywa
wagon kolejowy|elektryczny|pociąg|pojazd|szynowy|tramwaj
szybki pociąg|kolej|pendolino|pojazd|shinkansen|szynowy
szybki pociąg z zaokrąglonym przodem|kolej|pendolino|pojazd|shinkansen|szynowy
pociąg|kolej|podróż|pojazd
metro|kolejka|pociąg|pojazd|tunel
kolej miejska|kolejka|metro|pociąg|podmiejska|podmiejski|pojazd
stacja|dworzec|kolej|kolejowa|pociąg|podróż|pojazd
tramwaj|pociąg|pojazd|szynowy|trolejbus
kolej jednoszynowa|pojazd|szynowy
kolej górska|górski|góry|kolejka|pojazd|wagon
wagon tramwajowy|pojazd|szynowy|trolejbus
autobus|autokar|pojazd
nadjeżdżający autobus|nadjeżdżać|pojazd|przód|samochód
trolejbus|autobus|elektryczny|pojazd
minibus|auto|busik|pojazd|samochód
karetka pogotowia|ambulans|auto|erka|pogotowie|pojazd|samochód
samochód strażacki|auto|pojazd|pożar|straż pożarna|wóz strażacki
samochód policyjny|auto|patrol|pojazd|policja|radiowóz
nadjeżdżający radiowóz|auto|patrol|pojazd|policja|samochód|samochód policyjny
taksówka|auto|pojazd|samochód|taryfa|taxi|żółta|żółty
nadjeżdżająca taksówka|auto|nadjeżdżać|pojazd|samochód|taryfa|taxi|żółta|żółty
samochód|auto|pojazd
nadjeżdżający samochód|auto|nadjeżdżające auto|nadjeżdżający pojazd|pojazd
samochód SUV|auto|pojazd|sport|wypoczynkowy
pick-up|auto|furgonetka|pikap|przewozić|półciężarówka|półtonówka|samochód
samochód dostawczy|auto|ciężarówka|dostawa|pojazd
samochód ciężarowy|auto|ciężarówka|dostawczy|pojazd|tir
ciągnik|pojazd|rolniczy|rolnik|traktor
samochód wyścigowy|auto|formuła 1|pojazd|wyścigi
motocykl|motor|wyścigi
skuter|motor|pojazd
wózek inwalidzki ręczny|dostępność
wózek inwalidzki elektryczny|dostępność|elektryczny wózek inwalidzki
autoriksza|tuk-tuk
rower|pojazd|rowerek
hulajnoga|pojazd
deskorolka|deska|kółka|skate|skateboard|skater
wrotka|jazda na rolkach|rolki|sport|wrotkarstwo|wrotki|łyżworolki
przystanek autobusowy
autostrada|droga|szybkiego ruchu
tor kolejowy|pociąg|szyny|tory
beczka oleju
dystrybutor paliwa|benzyna|stacja benzynowa|stacja paliw|tankować
koło pojazdu|kręcić|opona|samochód
kogut policyjny|lampa obrotowa|policja|sygnalizator świetlny
pozioma sygnalizacja uliczna|drogowe|światła|świetlna
pionowa sygnalizacja uliczna|drogowe|światła|świetlna
znak stopu|znak drogowy
prace drogowe|bariera|znak drogowy
kotwica|morze|ocean|okręt|przyrząd|statek
koło ratunkowe|bezpieczeństwo|pływak|pływanie|ratunek
żaglówka|jacht|morze|statek|wakacje|łódka|łódź
kajak|biwak|jezioro|wakacje|łódka|łódź
ścigacz wodny|motorówka|łódka|łódź
statek pasażerski|łódka|łódź
prom|pasażerski|statek|łódka|łódź
motorówka|motorowa|statek|łódka|łódź
statek|pasażerski|łódka|łódź
samolot|podróż|pojazd
mały samolot|awionetka
odlot samolotu|odprawa|podróż|pojazd|start|wylot
przylot samolotu|lądowanie|podróż|pojazd
spadochron|lotnia|lotniarstwo|motorową|paralotnia|parasailing|skydiving|spadochroniarstwo|sport|za łodzią
fotel|krzesło|samolot|siedzenie
helikopter|pojazd|śmigłowiec
kolej podwieszana|pociąg|pojazd
górska kolej linowa|gondola|gondolowa|góry|kolejka|podwieszana|wagonik|wyciąg
kolej linowa|gondola|gondolowa|kolejka|podwieszana|wagonik
satelita|kosmos|statek kosmiczny
rakieta|kosmiczny|kosmos|pojazd|statek
latający talerz|fantastyka|kosmici|kosmita|sci-fi|sf|spodek|ufo
dzwonek w recepcji|hotel|przywołać|recepcja
bagaż|na kółkach|pakowanie|pakować się|podróż|wakacje|walizka
klepsydra|czas|odmierzać|piasek
klepsydra z przesypującym się piaskiem|czas|odmierzać|piasek
zegarek|godzina
budzik|zegar
stoper|czasomierz
minutnik|czasomierz|zegar
zegar kominkowy|czas|czasomierz
godzina 12:00|dwunasta|południe|północ|zegar|zero
godzina 12:30|czas|dwunasta trzydzieści|zegar|zero trzydzieści
godzina 1:00|czas|pierwsza|trzynasta|zegar
godzina 1:30|czas|pierwsza trzydzieści|trzynasta trzydzieści|zegar
godzina 2:00|czas|czternasta|druga|zegar
godzina 2:30|czas|czternasta trzydzieści|druga trzydzieści|zegar
godzina 3:00|czas|piętnasta|trzecia|zegar
godzina 3:30|czas|piętnasta trzydzieści|trzecia trzydzieści|zegar
godzina 4:00|czas|czwarta|szesnasta|zegar
godzina 4:30|czas|czwarta trzydzieści|szesnasta trzydzieści|zegar
godzina 5:00|czas|piąta|siedemnasta|zegar
godzina 5:30|czas|piąta trzydzieści|siedemnasta trzydzieści|zegar
godzina 6:00|czas|osiemnasta|szósta|zegar
godzina 6:30|czas|osiemnasta trzydzieści|szósta trzydzieści|zegar
godzina 7:00|czas|dziewiętnasta|siódma|zegar
godzina 7:30|czas|dziewiętnasta trzydzieści|siódma trzydzieści|zegar
godzina 8:00|czas|dwudziesta|zegar|ósma
godzina 8:30|czas|dwudziesta trzydzieści|zegar|ósma trzydzieści
godzina 9:00|dwudziesta pierwsza|dziewiąta|zegar
godzina 9:30|czas|dwudziesta pierwsza trzydzieści|dziewiąta trzydzieści|zegar
godzina 10:00|czas|dwudziesta druga|dziesiąta|zegar
godzina 10:30|czas|dwudziesta druga trzydzieści|dziesiąta trzydzieści|zegar
godzina 11:00|czas|dwudziesta trzecia|jedenasta|zegar
godzina 11:30|czas|dwudziesta trzecia trzydzieści|jedenasta trzydzieści|zegar
nów|ciemny księżyc|księżyc|noc
narastający półksiężyc|cieniutki księżyc|noc|sierp
pierwsza kwadra księżyca|noc
narastający księżyc między pierwszą kwadrą a pełnią|księżyc z brzuszkiem|noc|tłusty księżyc
pełnia|jasny księżyc|księżyc|noc|pełny księżyc
zanikający księżyc między pełnią a ostatnią kwadrą|chudnący|księżyc z brzuszkiem|noc|tłusty księżyc
ostatnia kwadra księżyca|noc
zanikający półksiężyc|cieniutki księżyc|noc|sierp
półksiężyc|noc|sierp|sierp księżyca
nów z twarzą|bajka|baśń|księżyc|księżyc w nowiu|księżyc z twarzą|noc
pierwsza kwadra księżyca z twarzą|bajka|księżyc z twarzą|noc
ostatnia kwadra księżyca z twarzą|bajka|baśń|księżyc z twarzą|noc
termometr|pogoda|temperatura
słońce|jasne|kosmos|pogoda|promienie|słonecznie
pełnia z twarzą|bajka|baśń|księżyc|księżyc w pełni|księżyc w pełni z twarzą|księżyc z twarzą
słońce z twarzą|bajka|baśń|ciepło|głowa|magia|promienny|uśmiech
planeta z pierścieniami|pierścienie|saturn|saturnowy
gwiazda|gwiazdka|noc
błyszcząca gwiazda|gwiazdka|lśniąca|świecąca gwiazdka
spadająca gwiazda|kometa|noc|życzenie
Droga Mleczna|gwiazdy|niebo|noc
chmura|pogoda|zachmurzenie
słońce zza chmury|chmura|pogoda
chmura z piorunem i deszczem|burza|błyskawica|pogoda
słońce za chmurką|chmura|pogoda
słońce za chmurą|chmura|pogoda
słońce za chmurą i deszcz|chmura|pogoda|przejaśnienie
chmura i deszcz|pogoda
chmura i śnieg|pogoda|zima|zimno
chmura i piorun|burza|błyskawica|pogoda
tornado|chmura|lej|pogoda|wir powietrzny
mgła|chmury|pogoda
dmuchająca twarz wiatru|bajka|baśń|chmura|pogoda|wiać
cyklon|pogoda|spirala|tajfun
tęcza|deszcz|gej|geje|kolory|les|lesbijki|lgbt|lgbtq|lgbtqia|nadzieja|pogoda|pride|słońce|transpłciowość
złożony parasol|deszcz|parasolka|pogoda|złożona
parasol|deszcz|opady|pada|pogoda
parasol z kroplami deszczu|opady|pada|parasolka|pogoda
parasol plażowy wbity w ziemię|deszcz|plaża|pogoda|słońce|wakacje
wysokie napięcie|błysk|błyskawica|elektryczność|niebezpieczeństwo|piorun|prąd
płatek śniegu|pogoda|zima|zimno|śnieżynka
bałwanek i płatki śniegu|bałwan i płatki śniegu|pogoda|zabawa na śniegu|zima|zimno
bałwanek bez śniegu|bałwan bez śniegu|pogoda|zabawa na śniegu|zimno
kometa|kosmos|meteoryt|ogon
ogień|pożar|płomień
kropla|kropelka|pot|woda|łza
fala|fale|hokusai|kanagawa|morze|obraz|ocean|tsunami|wielka fala
dynia na halloween
choinka bożonarodzeniowa|bombki|boże narodzenie|drzewko|święta
fajerwerki|nowy rok|obchody|ognie|petardy|sylwester|sztuczne|zimne|święta
zimne ognie|fajerwerki|nowy rok|obchody|petardy|sylwester|sztuczne|święta
petarda|dynamit|fajerwerki|iskra|materiał|materiały|ogień|petardy|trotyl|wybuch|wybuchowe|wybuchowy
gwiazdki|*|błysk|gwiazda|gwiazdy|iskry|noc|świeci|świecący
balon|balonik|impreza|uroczystość|urodziny
tuba z konfetti|bal|impreza|uroczystość
kula z konfetti|bal|impreza|uroczystość
drzewko na Tanabata|bambus|drzewo|drzewo życzeń|japońskie|życzenia
japońska dekoracja kadomatsu|bambus|roślina|sosna
japońskie lalki|japonia
flaga w kształcie karpia|ryby
dzwonek wietrzny|dzwonki
ceremonia oglądania księżyca|jugoya|podziwiać|tsukimi|święto podziwiania księżyca|świętować
czerwona koperta|chiny|hong bao|hóngbāo|lai see|na szczęście|pieniądze|podarunek|prezent|szczęście|wdzięczność
wstążka|kokarda|kokardka|ozdoba|podarunek|prezent
zapakowany prezent|kokarda|kokardka|paczka|podarunek
wstążka pamięci|upamiętnić|uroczystość
bilety wstępu
bilet|wstęp
order wojskowy|medal|uroczystość
puchar|nagroda|sport|trofeum|zwycięstwo
medal sportowy|nagroda|zawody
medal za 1. miejsce|pierwsze miejsce|sport|zawody|zwycięstwo|złoto|złoty medal
medal za 2. miejsce|drugie miejsce|sport|srebrny medal|srebro|zawody
medal za 3. miejsce|brąz|brązowy medal|sport|trzecie miejsce|zawody
piłka nożna|futbolówka|mecz|sport
baseball|mecz|piłka|sport
softball|piłka|sport|tenis
koszykówka|do kosza|do koszykówki|koszykowa|piłka|sport
siatkówka|do siatki|do siatkówki|piłka|siatka|siatkowa|sport
futbol amerykański|do futbolu amerykańskiego|piłka|sport
piłka do rugby|sport
tenis|do tenisa|piłka|rakieta|sport|tenisowa
frisbee|dysk|frizbi|sport
kręgle|bowling|kula|sport
krykiet|do krykieta|kij|piłka|sport
hokej na trawie|boisko|kijek|mecz|piłka|sport
hokej na lodzie|kijek|krążek|lód|sport|zima
lacrosse|bramka|kij|piłka|sport
tenis stołowy|paletka|ping|pingpong|piłeczka|pong|rakietka|sport
badminton|gra|lotka|paletki|rakieta|sport|zabawa
rękawica bokserska|sport|zawody
strój do sztuk walki|judo|karate|martial arts|sport|sztuki walki|taekwondo|zawody
bramka|gol|mecz|sport|zawody
flaga w dołku|golf|otwór|pole golfowe|sport
but z łyżwą|figurówki|lodowisko|lód|sport|zawody|łyżwa|łyżwiarstwo
wędka|wędka z rybą|złowić|łowienie ryb
maska do nurkowania|akwalung|nurkowanie|snorkeling|snurkowanie|sport|z rurką
koszulka do biegania|bieganie|sport|szarfa|t-shirt
narty|sport|stok|zima|śnieg
sanie|sanki|sport|zabawa|zima|śnieg
kamień do curlingu|gra|sport
strzał w 10|cel|dziesiątka|gra|lotki|trafienie|w dziesiątkę|zabawa
jojo|zabawka
latawiec|latanie|na wietrze|wiatr
pistolet na wodę|broń|broń palna|rewolwer
bila 8|bilard|gra|kula|kula bilardowa
kryształowa kula|fortuna|przepowiadać|wróżka|wróżyć
czarodziejska różdżka|abrakadabra|czarodziejka|czary|czary-mary|hokus-pokus|magia|magik|zaklęcie
gra wideo|do gier|gamepad|konsola|kontroler|pad
dżojstik|gra|gra komputerowa|gra wideo|joystick
automat do gier|automat do gry|gra|hazard|jednoręki bandyta|kasyno
kostka do gry|gra|hazard|kości|w kości
element układanki|puzzle|rebus|układanka|łamigłówka|łączenie
miś pluszowy|niedźwiadek|niedźwiedź|pluszak|pluszowa|przytulanka|wypchana|wypchany|zabawka
piniata|cinco de mayo|cukierki|meksyk|pinata|tradycja|zabawa|święto
kula dyskotekowa|dyskoteka|migotanie|przyjęcie|taniec
matrioszki|drewniana|kolekcja|laleczka|lalka|matrioszka|rosyjska|rękodzieło|w lalce|zabawka
pik|gra|karta|talia
kier|gra|karta|kocham|talia
karo|gra|karta|talia
trefl|gra|karta|talia
pionek|szachy
dżoker|gra|joker|karta
madżong: czerwony smok|gra|kafelek|mahjong
gra karciana hanafuda|japońska|karta|kwiat
maski teatralne|występ|występować
obrazek w ramce|malarstwo|muzeum|ramka|sztuka
paleta malarska|farby|kolory|malarz|muzeum|sztuka
nić|dratwa|igła|nawlekać|nitka|szpulka|szycie|szyć
igła krawiecka|cerówka|haft|krawiectwo|szwy|szycie|z nitką|zszywać
włóczka|dzierganie|dziergać|kłębek|na drutach|przędza|robótki|szydełkowanie|szydełkować|wełna
węzeł|lina|makrama|połączenie|splot|supeł|sznur|sznurek|wiązanie|wiązać|łączyć
okulary|oczy|szkła
okulary słoneczne|ciemne okulary|oczy|przeciwsłoneczne
okulary ochronne|gogle|narciarstwo|narty|nurkowanie|pływanie|snorkeling|snorkling|snowboard|spawanie|zjazd
biały fartuch|biały płaszcz|doktor|dr|eksperyment|kitel|laboratorium|lekarz|naukowiec|płaszcz laboratoryjny|ubrania|ubranie
kamizelka ratunkowa|bezpieczeństwo|ratowanie|sytuacja awaryjna
krawat|koszula|męski|ozdoba|praca
koszulka|krótkie rękawy|męska|t-shirt|z krótkimi rękawami
dżinsy|jeansy|spodnie|ubiór|ubranie
szalik|szyja|ubranie|zima|zimno
rękawiczki|rękawiczka
płaszcz|kurtka|zima|zimno
skarpetki|skarpety|stopy|ubranie
sukienka|lato|suknia|ubiór|ubranie
kimono|ubiór|ubranie
sari|odzież|sukienka|suknia|ubranie
strój kąpielowy jednoczęściowy|jednoczęściowy strój kąpielowy|kostium do kąpieli|kostium kąpielowy
kąpielówki|bielizna|majtki do kąpieli|slipy|strój do kąpieli
szorty|bermudy|bielizna|spodenki|strój do kąpieli
bikini|do pływania|strój kąpielowy|ubiór|ubranie
ubranie damskie|bluzka|damska|ubiór
wachlarz|flirt|gorąco|nieśmiałość|ochłoda|taniec|wachlowanie|wachlować
portmonetka|monety|na monety|pieniądze|różowa|torebka
torebka|bagaż|damska|torba
saszetka|damska|portmonetka|torba|torebka
torby na zakupy|torebki
tornister|edukacja|plecak|szkoła
japonka|buty|japonki|klapek|klapki|na basen|na lato|na plażę|obuwie|plaża|sandał|sandały|z jednym paskiem
but męski
but do biegania|bieganie|sport|trampek
but turystyczny|biwak|brązowe|brązowy|buty|dzicz|kemping|obuwie|spacer|szlak|trapery|wyprawa|wędrówka
baleriny|baletki|but wsuwany|buty|obuwie|pantofelek|płaskie obuwie|wygodne
but na wysokim obcasie|buty|na obcasie|na szpilkach|obcasy|obuwie|odzież|szpilka|wysokie
sandał damski|but|buty|obuwie|odzież
baletki|taniec
kozak damski|but|buty|kozaczek|obuwie|odzież|ubranie
grzebień fryzjerski|afro|czesanie|rozczesywanie|włosy
korona|król|królowa
kapelusz damski|nakrycie głowy|ze wstążką
cylinder|kapelusz|męskie nakrycie głowy
biret|absolwenta|czapka|edukacja|nakrycie głowy|studia|ubiór|uczony|uniwersytet|uroczystość
bejsbolówka|czapeczka|czapka|czapka z daszkiem
hełm wojskowy|armia|kask|militaria|ochrona głowy|wojownik|żołnierz
kask z krzyżykiem|hełm|medyk|pomoc|praca|ratownik
sznur modlitewny|korale|koraliki|modlitwa|naszyjnik|religia|różaniec
szminka|kosmetyki|makijaż|malować usta|pomadka
pierścionek|diament|miłość|zaręczyny
kamień szlachetny|diament|klejnot|miłość
wyciszony głośnik|cicho|cisza|głośność|wyciszyć
niska głośność głośnika|dźwięk
średnia głośność głośnika|dźwięk|mała głośność
wysoka głośność głośnika|duża głośność|dźwięk
głośnik|głośno|komunikat|komunikaty publiczne|tuba głośnikowa
megafon|kibicować
trąbka pocztowa|poczta|pocztyliona|róg
dzwonek
przekreślony dzwonek|cicho|cisza|nie wolno|zabroniony|zakazany
partytura|klucz|muzyka|nuty|pięciolinia|wiolinowy
nuta|muzyka
nuty|muzyka|nuta
mikrofon studyjny|muzyka|nagrywać|studio
suwak miksera dźwięku|muzyka|poziom
pokrętła|gałki|muzyka
mikrofon|karaoke|muzyka|śpiewać
słuchawki|muzyka|słuchawka
radio|odbiornik|radioodbiornik|radiowy
saksofon|instrument|muzyka|orkiestra
trąbka|grać|instrument|muzyka|orkiestra
puzon|instrument|instrument dęty blaszany|jazz|muzyka|smutek|suwak
akordeon|bajan|harmonia|instrument|klawisze|koncertyna|muzyka
gitara|instrument|muzyka
klawisze|fortepian|instrument|keyboard|klawiatura|muzyka|pianino
skrzypce|altówka|grać|instrument|muzyczny|muzyk|muzyka|orkiestra|smyczek|strunowy
banjo|instrument|muzyka|strunowy
bęben|bębenek|grać|muzyka
konga|bęben|bębenek|bębnić|instrument|muzyka|rytm|tamburyn
marakasy|cza cza|grzechotać|grzechotki|impreza|instrument|muzyka|perkusja|perkusyjny|potrząsać|taniec
flet|drewniany|dęty|fujarka|grać|gwizdać|instrument|muzyka|na flecie|orkiestra|piccolo|pikolo|piszczałka|prosty
harfa|amorek|instrument|miłość|muzyka|orkiestra
telefon komórkowy|komóra|komórka|smartfon
telefon komórkowy ze strzałką|dzwonić|komórka|odebrać|połączenie|smartfon|smartfon ze strzałką|strzałka
telefon|aparat telefoniczny
słuchawka telefoniczna|rozmawiać
pager
faks|biuro
bateria|akumulator|akumulatorek|energia
słaba bateria|elektronika|niski|poziom energii
wtyczka elektryczna|podłączyć|prąd
laptop|komputer|notebook|osobisty|wyświetlacz
komputer|biurkowy|ekran|monitor|stacjonarny|wyświetlacz
drukarka|komputer
klawiatura|komputer|pisać
mysz komputerowa|myszka|trzyprzyciskowa|trójprzyciskowa
trackball|komputer
dysk komputerowy|dysk md|dysk optyczny|minidysk|płyta
dyskietka|komputer
dysk optyczny|blu-ray|cd|dvd|komputer|płyta
DVD|blu-ray|cd|dysk|dysk optyczny|komputer|płyta
liczydło|abakus|kalkulator|liczyć|obliczanie|obliczać|obliczenia
kamera filmowa|kinematografia|kino
taśma filmowa|kino|klatki
projektor filmowy|kino|projekcja
klaps|film|kino
telewizja|kineskop|kineskopowy|odbiornik|stary telewizor|telewizor|z anteną
aparat fotograficzny|fotografia|robić zdjęcie|wideo|zdjęcie
aparat fotograficzny z lampą błyskową|błyskowa|flesz|lampa|zdjęcie
kamera wideo|nagrywać
kaseta wideo|taśma|vhs
lupa pochylona w lewo|detektyw|skierowana|szukaj
lupa pochylona w prawo|detektyw|skierowana|szukaj
świeca|płomień|światło|świeczka
żarówka|idea|pomysł|prąd|światło
latarka|elektryczna|lampka|światło
czerwony lampion|bar izakaya|izakaya|japonia|lampa
dipa|lampka|oliwna
notes z dekoracyjną okładką|książka|notatnik|okładka|ozdobna
zamknięta książka
otwarta książka|czytać|nauka|uczyć się
zielona książka|biblioteka|czytać
niebieska książka|biblioteka|czytać
pomarańczowa książka|biblioteka|czytać
książki|biblioteka|czytać|książka|nauka
notes|notatnik|szary|zeszyt
skoroszyt|notatki|notatnik|zeszyt|żółty
zawinięta strona|dokument|kartka|maszynopis
zwój|edykt|papier|pergamin|pismo
strona|dokument|kartka|maszynopis|pismo
gazeta|wiadomości
zwinięta gazeta|papier|rulon|zrolowana|zwitek
karty zakładek|dokument|indeksujące|karta|przekładka|przekładki|zakładka|zakładki
zakładka|zaznaczenie
przywieszka do kluczy|breloczek|etykieta|plakietka
moneta|bogactwo|dolar|euro|metalowa|pieniądze|skarb|srebrna|złota
worek z pieniędzmi|bogaty|dolary|kasa|pieniądze|pieniędzy
skrzynia skarbów|bogactwo|kamień szlachetny|klejnot|kosztowności|nagroda|pieniądze|srebro|złoto|łup
banknot jena|jeny|pieniądze|płacić|rachunek|waluta
banknot dolara|dolary|pieniądze|płacić|rachunek|waluta
banknot euro|pieniądze|płacić|rachunek|waluta
banknot funta|funty|pieniądze|płacić|rachunek|waluta
uskrzydlone pieniądze|bank|banknot|dolary|gotówka|rachunek|skrzydła|waluta|ze skrzydłami
karta kredytowa|bank|pieniądze
paragon|dowód|faktura|księgowość|kwitek|pokwitowanie|rachunek|rachunkowość
wykres wzrostu z symbolem jena|bank|pieniądze|rynek|trend wzrostowy|waluta
koperta|e-mail|email|list|mail|wiadomość
e-mail|email|list|poczta elektroniczna
koperta przychodząca|e-mail|email|list|mail|poczta|wiadomość
koperta ze strzałką|e-mail|email|list|mail|odebrać|poczta|przychodząca|wiadomość
skrzynka nadawcza|e-mail|email|list|mail|na listy|nadawać|pocztowa|wysyłać|ze strzałką
skrzynka odbiorcza|e-mail|email|list|mail|na listy|odbierać|otrzymywać|pocztowa|ze strzałką
paczka|pakunek|przesyłka|pudełko
zamknięta skrzynka pocztowa z podniesioną flagą|listy|poczta
zamknięta skrzynka pocztowa z opuszczoną flagą|listy|poczta
otwarta skrzynka pocztowa z podniesioną flagą|listy|poczta
otwarta skrzynka pocztowa z opuszczoną flagą|listy|poczta
skrzynka na listy|pocztowa
urna wyborcza z głosem|głosować|wybory
ołówek|pisak|rysować
pióro z czarną stalówką|pisać|stalówka|ze stalówką
wieczne pióro|pisać|stalówka
długopis|pióro
pędzel|malarstwo|malować
kredka|rysować
notatka|kartka|notatki|ołówek|papier|pisać|zapiski
teczka|aktówka|biuro|neseser
folder|dokumenty|katalog|teczka
otwarty folder|dokumenty|katalog|teczka
rozdzielacze kartoteki|dokumenty|kartoteka|karty|podział|teczki
kalendarz|data
kalendarz z wyrywanymi kartkami|data|spirala|zdzierany
kołonotatnik|na spirali|notatki|notes|spirala
kalendarz na spirali|notatnik|notes|spirala
wizytownik|wizytówka|wizytówki
wykres wzrostu|akcje|hossa|rosnący|rynek byka|tendencja|trend|wzrostowa|zwyżkowa|zwyżkowy
wykres spadku|akcje|bessa|malejący|rynek niedźwiedzia|spadek|spadkowa|strata|tendencja|trend|zniżkowa|zniżkowy
wykres słupkowy|diagram|słupek
podkładka do pisania|kartka|notes|pisanie|pisać|referat
pinezka|przypiąć
okrągła pinezka|miejsce|przypiąć|szpilka|z główką
spinacz|biuro|do papieru|druciany|spinać
złączone spinacze|biuro|do papieru|druciane|papier|spinać
linijka|krawędź|linia|prosta
ekierka|linia|linijka|prosta|trójkąt
nożyczki|ciąć|narzędzie|ostre|przeciąć
pudełko-kartoteka|dokumenty|indeks|karty
szafka-kartoteka|dokumenty|indeks|karty|szuflady
kosz na śmieci|odpadki|śmietnik
zamknięta kłódka|zablokowane|zamknięte
otwarta kłódka|odblokować
zamknięta kłódka z piórem|atrament|niejawne|pióro|podpis|prywatność
zamknięta kłódka z kluczem|blokada|kluczyk|zamknięcie
klucz|hasło|zamek|zamknąć
staroświecki klucz|kłódka|stary|zamek|zamknąć
młotek|naprawa|narzędzia|narzędzie
siekiera|drewno|rozłupywać|rąbać|topór
kilof|górnicze|górnik|narzędzia|narzędzie
młoty|kilof|narzędzia
młot i klucz|młotek|narzędzia|warsztat|warsztatowy
sztylet|broń|nóż
skrzyżowane miecze|biała broń|broń
bomba|bum|eksplozja|komiks|niebezpieczeństwo|wybuch
bumerang|broń|pocisk|wracający
łuk i strzała|broń|narzędzie|strzelec|zodiak|łucznik
tarcza|ochrona|osłona
piła do drewna|majsterkowanie|narzędzie|przecinarka|przycinać|stolarz|tarcica|zębate ostrze
klucz warsztatowy|mechanik|narzędzia|narzędzie
śrubokręt|narzędzie|wkręt|wkrętak|śruba
śruba i nakrętka|gwint|mocowanie|narzędzia
koło zębate|kółko|skrzynia biegów|zębatka
ścisk|kompresja|nacisk|narzędzia|prasa|prasowanie|presja|ściskanie
waga szalkowa|ciężar|narzędzie|równowaga|sprawiedliwość|szalki|ważyć|zodiak
biała laska|dostępność|niewidomy
ogniwa|hiperłącze|link|ogniwo|połączenie
zerwany łańcuch|kajdany|wolność|zerwanie|zerwać
łańcuchy|ogniwa
hak|haczyk|połknąć|zaczep|zahaczyć|zakrzywiony|zawiesić|złapać|złowić
skrzynka na narzędzia|czerwona|klucze|kombinerki|mechanik|narzędzie|z narzędziami
magnes|kształt u|magnetyczny|magnetyzm|odpychanie|podkowa|przyciąganie
drabina|do góry|hierarchia|ranking|stopnie|szczebel|wspinać się
łopata|dziura|kopać|szpadel
alembik|chemia|kolba|menzurka|naczynie|probówka|szklane
probówka|chemia|chemik|eksperyment|laboratorium|nauka
płytka Petriego|badania|bakteria|bakterie|biolog|biologia|kultura|laboratorium|szalka petriego
dna|biolog|ewolucja|gen|genetyka|geny|życie
mikroskop|laboratorium|nauka|obserwacja|powiększenie
teleskop|luneta|obserwacja|powiększenie
antena satelitarna|czasza|kosmici|nauka|obcy|talerz
strzykawka|chory|doktor|lekarstwo|lekarz|pielęgniarka|szczepienie|szczepionka|zastrzyk
kropla krwi|krew|krwawienie|krwiodawstwo|medycyna|menstruacja|oddawanie krwi|rana
kapsułka|lek|lekarstwo|pigułka|tabletka
plaster|opatrunek
kula|ból|kij|laska|niepełnosprawność|pomoc w chodzeniu
stetoskop|lekarz|medycyna|praca|serce
zdjęcie rentgenowskie|klatka piersiowa|kości|lekarz|medycyna|prześwietlenie|szkielet
drzwi
winda|dostępność|dźwig osobowy|podnośnik|wyciąg pionowy
lustro|akcesoria do domu|makijaż|odbicie|przeglądać się|rama lustra|stroić się|wiszące lustro|wystrój wnętrza|zwierciadło
okno|framuga|powietrze|przezroczyste|szyba|widok|witryna|świeże
łóżko|hotel|nocleg|sen|spać
kanapa i lampa|hotel|wypoczynek
krzesło|siadać|siedzenie
muszla klozetowa|dolnopłuk|sedes|toaleta|ubikacja
przepychacz|hydrauliczne|hydraulik|narzędzie|odetkać|przepychacz do toalety|przepychać|przyssawka|toaleta|udrażnianie rur|udrożnić
prysznic|woda|łazienka
wanna|kąpiel
pułapka na myszy|na gryzonie|na szczury|na szkodniki|potrzask|przynęta|ser|sidła|zasadzka
brzytwa|golarka|golarka ręczna|golenie|ostre narzędzie|żyletka
butelka z płynem|balsam|krem do opalania|mleczko|szampon
agrafka|pielucha|punk|punk rock
miotła|czarownica|sprzątanie|sprzątać|wiedźma|zamiatanie|zamiatać
kosz|grzybobranie|grzyby|koszyk|ogród|piknik|pranie|rolnictwo|wiklina
rolka papieru|papier toaletowy|ręczniki papierowe|toaleta|ubikacja
wiadro|ceber|czerpak|kubeł|nabierać wodę|naczynie na ciecz|pojemnik|skopek|sprzątanie|wiaderko
mydło|kostka|kostka mydła|kąpać się|kąpiel|mycie|mydelniczka|myć|myć się|piana|pienić
bąbelki|mycie|mydło|piana|plusk|pod wodą
szczoteczka do zębów|czyszczenie|higiena|jama ustna|mycie zębów|myć zęby|szczotka|zęby|łazienka
gąbka|mycie|myć|myć się|porowata|porowaty|sprzątanie|sprzątać|wchłanianie|wsiąka|wsiąkać
gaśnica|gasić|ogień|pożar|ugasić|zgasić
wózek sklepowy|koszyk|zakupy
papieros|dla palących|dym|dymek|palacz|palić
trumna|pogrzeb|śmierć
nagrobek|cmentarz|epitafium|grób|kamień nagrobny|miejsce pamięci|mogiła|pomnik|płyta nagrobna|spoczywać w pokoju
urna na prochy|pogrzeb|śmierć
amulet nazar|błękitne|charms|fatimy|koralik|niebieski|oko|paciorek|proroka|talizman|złe oko
chamsa|amulet|dłoń|dłoń fatimy|dłoń z okiem|fatima|miriam|ochrona|ręka fatimy|ręka miriam|ręka z okiem
moai|głowa|posąg|twarz|wyspa wielkanocna
tabliczka|demonstracja|manifa|manifestacja|pikieta|protest|sprzeciw|transparent|wiec|znak
dowód tożsamości|bezpieczeństwo|dane osobowe|dokument|dowód osobisty|identyfikator|prawo jazdy
znak bankomatu|atm|pieniądze
znak kosza na śmieci|nie śmiecić|śmiecić
woda pitna|kran|pić|szklanka
symbol wózka inwalidzkiego|dostępność|inwalida|na wózku|niepełnosprawność|niepełnosprawny|wózek|znak
toaleta męska|dla mężczyzn|męski|szalet|ubikacja|ustęp|wc
toaleta damska|damski|dla kobiet|szalet|ubikacja|ustęp|wc
toalety|szalet|toaleta|ubikacja|wc|łazienka
symbol niemowlęcia|dziecko|przewijak|znak
WC|szalet|toaleta|ubikacja|ustęp
kontrola paszportowa|granica|graniczna
kontrola celna|komora celna|lotnisko
odbiór bagażu|lotnisko
przechowalnia bagażu|kluczyk|pozostawiony|skrytka|walizka|zamknięcie
ostrzeżenie|uwaga|wykrzyknik|znak ostrzegawczy
dzieci przechodzące przez jezdnię|dla dzieci|dla pieszych|dziecko|przejście|uwaga
zakaz wjazdu|wejście|wstęp|zabroniony
zakaz|brak przejścia|wejście|zabronione|znak
zakaz wjazdu rowerów|nie wolno|pojazd|zabroniony
zakaz palenia|nie wolno|palenie|palenie wzbronione|papieros|zabronione
zakaz śmiecenia|nie wolno|nie wyrzucać|nie śmiecić|zabronione|śmieci
woda niezdatna do picia|nie pić|nie wolno|zabronione|zakaz
zakaz ruchu pieszych|nie wolno|przejście wzbronione|zabronione|zakaz dla pieszych
zakaz korzystania z telefonów komórkowych|komórka|nie wnosić|nie wolno|telefon komórkowy|zabroniony
zakaz poniżej osiemnastego roku życia|18|niedozwolone|niepełnoletni|od lat|ograniczenie|osiemnastu|wiekowe|zabronione
promieniowanie radioaktywne|ostrzeżenie|radiacja
zagrożenie ze strony organizmów żywych|biozagrożenie|niebezpieczeństwo
strzałka w górę|kierunek|północ|strzałka do góry
strzałka w górę w prawo|kierunek|północny wschód|strzałka do góry w prawo
strzałka w prawo|kierunek|wschód
strzałka w dół w prawo|kierunek|południowy wschód
strzałka w dół|kierunek|południe|strzałka na dół
strzałka w dół w lewo|kierunek|południowy zachód|strzałka na dół w lewo
strzałka w lewo|kierunek|zachód
strzałka w górę w lewo|kierunek|północny zachód|strzałka do góry w lewo
strzałka w górę i w dół|dwukierunkowa|góra-dół
strzałka w lewo i w prawo|dwukierunkowa|lewo-prawo|na boki
strzałka zakręcona w lewo|zakręt|zawróć
strzałka zakręcona w prawo|zakręt|zawróć
strzałka w prawo skręcająca w górę|zakręt
strzałka w prawo skręcająca w dół|strzałka w prawo skręcająca dół|zakręt
pionowe strzałki zgodne z ruchem wskazówek zegara|odśwież|okrężny|pionowe strzałki zgodnie z ruchem wskazówek zegara|strzałka
przycisk ze strzałkami przeciwnie do ruchu wskazówek zegara|dookoła|okrężny|przycisk ze strzałkami w kierunku przeciwnym do ruchu wskazówek zegara
strzałka z napisem BACK|wstecz
strzałka z napisem END|koniec
strzałka z napisem ON!|strzałka w obie strony|włączone
strzałka z napisem SOON|wkrótce
strzałka z napisem TOP|góra|w górę
miejsce kultu|kaplica|kościół|modlitwa|religia|świątynia
symbol atomu
om|hinduizm|religia
gwiazda Dawida|gwiazda dawidowa|judaizm|religia|żyd|żydowska
koło dharmy|buddysta|buddyzm|dharma|religia
yin-yang|religia|tao|taoizm
krzyż łaciński|chrześcijaństwo|krzyżyk|religia
krzyż prawosławny|chrześcijaństwo|krzyżyk|ortodoksyjny|religia
gwiazda i półksiężyc|islam|muzułmanin|religia
symbol pokoju|pacyfa|pacyfizm|pacyfka|pokój|znak
menora|chanuka|chanukija|judaizm|kandelabr|religia|świecznik|żydowska
gwiazda sześcioramienna z kropką|szczęście|żydowska
khanda|deg|fateh|khalsa|religia|sikh|sikhizm|tegh|wiara
Baran|znak zodiaku|zodiak
Byk|znak zodiaku|zodiak
Bliźnięta|znak zodiaku|zodiak
Rak|znak zodiaku|zodiak
Lew|znak zodiaku|zodiak
Panna|znak zodiaku|zodiak
Waga|znak zodiaku|zodiak
Skorpion|znak zodiaku|zodiak
Strzelec|znak zodiaku|zodiak
Koziorożec|znak zodiaku|zodiak
Wodnik|znak zodiaku|zodiak
Ryby|znak zodiaku|zodiak
Wężownik|znak zodiaku|zodiak
przycisk losowego odtwarzania utworów|krzyżujące się|losowo|mieszanie|odtwarzanie|przecinające się|skrzyżowane|strzałki
przycisk powtarzania|dookoła|okrężny|ponów|powtórz|strzałki|w prawo
przycisk powtarzania jednokrotnego|dookoła|okrężny|ponów raz|powtarzanie|powtórz raz|strzałki|w prawo
odtwórz|odtwarzaj|odtwarzanie|przycisk|strzałka|trójkąt|w prawo
przycisk szybkiego przewijania do przodu|podwójna|przewiń|strzałka|szybkie przewijanie|trójkąt
następny utwór|strzałka|trójkąt
odtwórz lub wstrzymaj|odtwarzaj|odtwarzanie|pauza|przycisk|strzałka|trójkąt|w prawo|wstrzymanie
wstecz|strzałka|trójkąt|w lewo
przycisk szybkiego przewijania do tyłu|podwójna|przewiń|strzałka|szybkie przewijanie|trójkąt|w lewo|wstecz
poprzedni utwór|strzałka|trójkąt
przycisk „w górę”|do góry|strzałka|trójkąt
przycisk „szybko w górę”|do góry|podwójna|strzałka
przycisk „w dół”|na dół|strzałka|trójkąt
przycisk „szybko w dół”|na dół|podwójna|strzałka
pauza|dwie|pionowe kreski|przycisk|wstrzymaj
zatrzymaj|kwadrat|przycisk|stop
nagraj|kółko|nagrywanie|przycisk
wysuń|kreska|trójkąt
kino|film|kamera|kręcić film
przycisk małej jasności|jasność|mała|niska|przyciemnić|słońce
przycisk dużej jasności|duża|jasność|rozjaśnić|słońce|wysoka
siła sygnału|sieć komórkowa|zasięg
bezprzewodowy|bezprzewodowe|hotspot|internet|komputer|router|sieć|szerokopasmowe|wi-fi|wifi|wlan|łączność
tryb wibracji|komórka|telefon komórkowy|wibracje|znak
wyłączony telefon komórkowy|komórka|wyłącz telefon
znak kobiety|kobieta|żeński
znak mężczyzny|męski|mężczyzna
symbol transpłciowości|transpłciowość
znak mnożenia|anuluj|iks|matematyka|mnożenie|x|×
znak plus|+|dodawanie|dodawać|dodać|matematyka
znak minus|-|matematyka|odejmowanie|odjąć|−
znak dzielenia|dzielenie|matematyka|÷
gruby znak równości|matematyka|równa się|równość
nieskończoność|bezgraniczność|wieczność
podwójny wykrzyknik|!|!!|okrzyk|wykrzykniki
wykrzyknik ze znakiem zapytania|!|!?|?|nie rozumiem|pytajnik|pytanie|zaskoczenie|znak zapytania
czerwony znak zapytania|?|co?|o co chodzi|o co chodzi?|pytajnik|pytanie
biały znak zapytania|?|co?|o co chodzi?|pytajnik|pytanie
biały wykrzyknik|!|okrzyk
czerwony wykrzyknik|!|okrzyk
falista kreska|fala|linia|pofalowana|znak
wymiana walut|kantor|waluta|wymiana waluty
gruby symbol dolara|dolary|pieniądze|usd|waluta
symbol medycyny|eskulap|laska|medycyna
recykling|odpady|surowce wtórne
lilijka|fleur-de-lis|harcerze|rycerz
emblemat z trójzębem|kotwica|okręt|posejdon|statek|tryton|trójząb
plakietka|z imieniem
japoński symbol początkującego kierowcy|niebieski|początkujący|szewron|w dół|zielony|żółty
gruby czerwony okrąg|czerwone|koło|kółko
przycisk ze znacznikiem wyboru|parafka|ptaszek|tak|zaznaczenie|znacznik wyboru
pole ze znacznikiem wyboru|parafka|przycisk|ptaszek|tak|zaznaczenie
znacznik wyboru|gruby znacznik wyboru|haczyk|parafka|ptaszek|tak|zaznaczenie
znak krzyżyka|anuluj|czerwony|mnożenie|x|znak mnożenia|×
przycisk z krzyżykiem|anuluj|iks|iks w kwadracie|krzyżyk w kwadracie|mnożenie|x
pętla|zawijas|znak
podwójna pętla|zawijas
początek partii wokalnej|m|znak|zygzak
gwiazdka ośmioramienna|*
gwiazda ośmioramienna|*|gwiazdka
iskra|*
znak praw autorskich|copyright|prawa autorskie
zarejestrowany znak towarowy
znak towarowy|tm|zastrzeżony znak towarowy
rozbryzg|farba|holi|plama|rozlanie
klawisz: #
klawisz: *
klawisz: 0|zero
klawisz: 1|jeden
klawisz: 2|dwa
klawisz: 3|trzy
klawisz: 4|cztery
klawisz: 5|pięć
klawisz: 6|sześć
klawisz: 7|siedem
klawisz: 8|osiem
klawisz: 9|dziewięć
klawisz: 10
wielkie litery (alfabet łaciński)|abcd|duże litery|kapitaliki|pisać|wielkimi literami|wprowadzać|łacińskie
małe litery (alfabet łaciński)|abcd|małymi literami|pisać|wprowadzać|łacińskie
cyfry|1234|kalkulator|liczby|wprowadzać
symbole|pisać|wprowadzać|znaki
litery (alfabet łaciński)|abc|abecadło|małe litery|pierwsze litery|wprowadzać
grupa krwi A|grupa a|krew
grupa krwi AB|grupa ab|krew
grupa krwi B|grupa b|krew
przycisk CL|znak cl
przycisk COOL|aprobata|zachwyt|znak|świetnie
przycisk FREE|za darmo|znak braku opłaty|znak free
informacja|informacje|punkt informacyjny|źródło informacji
przycisk ID|identyfikator|znak id
koło z literą M|kółko|metro|znak
przycisk NEW|nowość|nowy
przycisk NG|niedobrze|znak|źle
grupa krwi 0|grupa 0|krew
przycisk OK|dobrze|tak|w porządku|zgoda
parking|postój|znak
przycisk SOS|na pomoc|ratunek|ratunku
przycisk UP!|do góry|znak up!
przycisk VS|kontra|versus
japoński przycisk „tutaj”|ideogram|koko|znak
japoński przycisk „usługa”|ideogram|napiwek|opłata|sa|sa w katakanie|serwisowa|za usługę|zapłata
ideogram księżyca|japoński|kwota|miesięczna
japoński przycisk „płatne”|ideogram|istnienie|za opłatą
japoński przycisk „zarezerwowane”|ideogram|palec|zarezerwowany
japoński przycisk „okazja”|ideogram|korzyść|promocja|przewaga
japoński przycisk „rabat”|ideogram|podział|przecena
japoński przycisk „bezpłatne”|darmowe|ideogram|negacja|za darmo
japoński przycisk „zabronione”|ideogram|zakaz
japoński przycisk „dozwolone”|akceptacja|ideogram
japoński przycisk „wniosek”|aplikacja|ideogram|zastosowanie
japoński przycisk „ocena pozytywna”|ideogram|razem|zaliczenie
japoński przycisk „wolne miejsce”|ideogram|puste|pusty|wolny
japoński przycisk „gratulacje”|ideogram
japoński przycisk „tajemnica”|ideogram|sekret
japoński przycisk „czynne”|działa|ideogram|otwarte
japoński przycisk „brak wolnych miejsc”|ideogram|pełno|pełny|wypełnienie
czerwone koło|figura geometryczna|kółko
pomarańczowe koło|kółko
żółte koło|kółko
zielone koło|kółko
niebieskie koło|figura geometryczna|kółko
fioletowe koło|kółko
brązowe koło|kółko
czarne koło|figura geometryczna|kółko
białe koło|figura geometryczna|kółko
czerwony kwadrat|kwadratowy
pomarańczowy kwadrat|kwadratowy
żółty kwadrat|kwadratowy
zielony kwadrat|kwadratowy
niebieski kwadrat|kwadratowy
fioletowy kwadrat|kwadratowy
brązowy kwadrat|kwadratowy
duży czarny kwadrat|figura geometryczna|średni
duży biały kwadrat|figura geometryczna
średni czarny kwadrat|duży|figura geometryczna
średni biały kwadrat|duży|figura geometryczna
mały/średni czarny kwadrat|figura geometryczna
mały/średni biały kwadrat|figura geometryczna|kwadracik
mały czarny kwadrat|figura geometryczna|kwadracik
mały biały kwadrat|figura geometryczna|kwadracik
duży pomarańczowy romb|figura geometryczna|kształt
duży niebieski romb|figura geometryczna|kształt
mały pomarańczowy romb|figura geometryczna|kształt
mały niebieski romb|figura geometryczna|kształt
czerwony trójkąt skierowany w górę|do góry|figura geometryczna|wierzchołkiem
czerwony trójkąt skierowany w dół|figura geometryczna|na dół|wierzchołkiem
romb z kropką|diament|klejnot|kryształ
przycisk radiowy|figura geometryczna|kółko|przycisk wyboru opcji
biały kwadratowy przycisk|czarny|figura geometryczna|obramowanie
czarny kwadratowy przycisk|biały|figura geometryczna|obramowanie
flaga w szachownicę|flaga w kratkę|sport|wyścigi
flaga trójkątna|chorągiewka|czerwona flaga|słupek|trójkątna chorągiewka
skrzyżowane flagi|japońskie|japońskie flagi|uroczystość
czarna flaga|na wietrze|żałoba
biała flaga|biały|kapitulacja|na wietrze|poddaję się|powiewająca biała flaga
tęczowa flaga|biseksualny|gej|gender|glbt|les|lesbijka|lgbt|lgbtq|lgbtqia|pride|trans|tęcza
flaga osób transpłciowych|transpłciowość
piracka flaga|czaszka i kości|jolly roger|piraci|pirat|skarb
flaga: Wyspa Wniebowstąpienia|AC
flaga: Andora|AD
flaga: Zjednoczone Emiraty Arabskie|AE
flaga: Afganistan
flaga: Antigua i Barbuda
flaga: Anguilla|AI
flaga: Albania
flaga: Armenia|AM
flaga: Angola|AO
flaga: Antarktyda|AQ
flaga: Argentyna
flaga: Samoa Amerykańskie|AS
flaga: Austria|AT
flaga: Australia
flaga: Aruba|AW
flaga: Wyspy Alandzkie|AX
flaga: Azerbejdżan
flaga: Bośnia i Hercegowina|BA
flaga: Barbados|BB
flaga: Bangladesz|BD
flaga: Belgia
flaga: Burkina Faso|BF
flaga: Bułgaria|BG
flaga: Bahrajn|BH
flaga: Burundi|BI
flaga: Benin|BJ
flaga: Saint-Barthélemy|BL
flaga: Bermudy|BM
flaga: Brunei|BN
flaga: Boliwia
flaga: Niderlandy Karaibskie|BQ
flaga: Brazylia
flaga: Bahamy|BS
flaga: Bhutan|BT
flaga: Wyspa Bouveta|BV
flaga: Botswana|BW
flaga: Białoruś|BY
flaga: Belize|BZ
flaga: Kanada|CA
flaga: Wyspy Kokosowe|CC
flaga: Demokratyczna Republika Konga|CD
flaga: Republika Środkowoafrykańska|CF
flaga: Kongo|CG
flaga: Szwajcaria|CH
flaga: Côte d’Ivoire|CI
flaga: Wyspy Cooka|CK
flaga: Chile|CL
flaga: Kamerun|CM
flaga: Chiny|CN
flaga: Kolumbia|CO
flaga: Wyspa Clippertona|CP
flaga: Sark|CQ
flaga: Kostaryka|CR
flaga: Kuba|CU
flaga: Republika Zielonego Przylądka|CV
flaga: Curaçao|CW
flaga: Wyspa Bożego Narodzenia|CX
flaga: Cypr
flaga: Czechy
flaga: Niemcy|DE
flaga: Diego Garcia|DG
flaga: Dżibuti|DJ
flaga: Dania|DK
flaga: Dominika|DM
flaga: Dominikana
flaga: Algieria|DZ
flaga: Ceuta i Melilla|EA
flaga: Ekwador|EC
flaga: Estonia|EE
flaga: Egipt
flaga: Sahara Zachodnia|EH
flaga: Erytrea
flaga: Hiszpania|ES
flaga: Etiopia
flaga: Unia Europejska
flaga: Finlandia
flaga: Fidżi|FJ
flaga: Falklandy|FK
flaga: Mikronezja|FM
flaga: Wyspy Owcze|FO
flaga: Francja
flaga: Gabon
flaga: Wielka Brytania|GB
flaga: Grenada|GD
flaga: Gruzja|GE
flaga: Gujana Francuska|GF
flaga: Guernsey|GG
flaga: Ghana
flaga: Gibraltar
flaga: Grenlandia|GL
flaga: Gambia|GM
flaga: Gwinea|GN
flaga: Gwadelupa|GP
flaga: Gwinea Równikowa|GQ
flaga: Grecja
flaga: Georgia Południowa i Sandwich Południowy|GS
flaga: Gwatemala|GT
flaga: Guam
flaga: Gwinea Bissau
flaga: Gujana|GY
flaga: SRA Hongkong (Chiny)|HK
flaga: Wyspy Heard i McDonalda|HM
flaga: Honduras|HN
flaga: Chorwacja|HR
flaga: Haiti|HT
flaga: Węgry|HU
flaga: Wyspy Kanaryjskie|IC
flaga: Indonezja|ID
flaga: Irlandia|IE
flaga: Izrael|IL
flaga: Wyspa Man|IM
flaga: Indie
flaga: Brytyjskie Terytorium Oceanu Indyjskiego|IO
flaga: Irak|IQ
flaga: Iran
flaga: Islandia
flaga: Włochy|IT
flaga: Jersey
flaga: Jamajka|JM
flaga: Jordania
flaga: Japonia|JP
flaga: Kenia
flaga: Kirgistan|KG
flaga: Kambodża|KH
flaga: Kiribati
flaga: Komory|KM
flaga: Saint Kitts i Nevis|KN
flaga: Korea Północna|KP
flaga: Korea Południowa|KR
flaga: Kuwejt|KW
flaga: Kajmany|KY
flaga: Kazachstan|KZ
flaga: Laos
flaga: Liban|LB
flaga: Saint Lucia|LC
flaga: Liechtenstein
flaga: Sri Lanka|LK
flaga: Liberia|LR
flaga: Lesotho|LS
flaga: Litwa|LT
flaga: Luksemburg
flaga: Łotwa|LV
flaga: Libia|LY
flaga: Maroko
flaga: Monako|MC
flaga: Mołdawia|MD
flaga: Czarnogóra|ME
flaga: Saint-Martin|MF
flaga: Madagaskar|MG
flaga: Wyspy Marshalla|MH
flaga: Macedonia Północna|MK
flaga: Mali|ML
flaga: Mjanma (Birma)|MM
flaga: Mongolia|MN
flaga: SRA Makau (Chiny)|MO
flaga: Mariany Północne|MP
flaga: Martynika|MQ
flaga: Mauretania|MR
flaga: Montserrat|MS
flaga: Malta|MT
flaga: Mauritius|MU
flaga: Malediwy|MV
flaga: Malawi|MW
flaga: Meksyk|MX
flaga: Malezja|MY
flaga: Mozambik|MZ
flaga: Namibia
flaga: Nowa Kaledonia|NC
flaga: Niger|NE
flaga: Norfolk|NF
flaga: Nigeria|NG
flaga: Nikaragua
flaga: Holandia|NL
flaga: Norwegia
flaga: Nepal|NP
flaga: Nauru|NR
flaga: Niue|NU
flaga: Nowa Zelandia|NZ
flaga: Oman
flaga: Panama
flaga: Peru
flaga: Polinezja Francuska|PF
flaga: Papua-Nowa Gwinea|PG
flaga: Filipiny|PH
flaga: Pakistan|PK
flaga: Polska|PL
flaga: Saint-Pierre i Miquelon|PM
flaga: Pitcairn|PN
flaga: Portoryko|PR
flaga: Terytoria Palestyńskie|PS
flaga: Portugalia|PT
flaga: Palau|PW
flaga: Paragwaj|PY
flaga: Katar|QA
flaga: Reunion
flaga: Rumunia|RO
flaga: Serbia|RS
flaga: Rosja|RU
flaga: Rwanda
flaga: Arabia Saudyjska
flaga: Wyspy Salomona|SB
flaga: Seszele|SC
flaga: Sudan|SD
flaga: Szwecja|SE
flaga: Singapur|SG
flaga: Wyspa Świętej Heleny|SH
flaga: Słowenia|SI
flaga: Svalbard i Jan Mayen|SJ
flaga: Słowacja|SK
flaga: Sierra Leone|SL
flaga: San Marino|SM
flaga: Senegal|SN
flaga: Somalia
flaga: Surinam|SR
flaga: Sudan Południowy|SS
flaga: Wyspy Świętego Tomasza i Książęca|ST
flaga: Salwador|SV
flaga: Sint Maarten|SX
flaga: Syria
flaga: Eswatini|SZ
flaga: Tristan da Cunha
flaga: Turks i Caicos|TC
flaga: Czad|TD
flaga: Francuskie Terytoria Południowe i Antarktyczne|TF
flaga: Togo|TG
flaga: Tajlandia|TH
flaga: Tadżykistan|TJ
flaga: Tokelau|TK
flaga: Timor Wschodni|TL
flaga: Turkmenistan|TM
flaga: Tunezja|TN
flaga: Tonga
flaga: Turcja|TR
flaga: Trynidad i Tobago|TT
flaga: Tuvalu|TV
flaga: Tajwan|TW
flaga: Tanzania|TZ
flaga: Ukraina|UA
flaga: Uganda
flaga: Dalekie Wyspy Mniejsze Stanów Zjednoczonych|UM
flaga: Organizacja Narodów Zjednoczonych|UN
flaga: Stany Zjednoczone|US
flaga: Urugwaj|UY
flaga: Uzbekistan
flaga: Watykan|VA
flaga: Saint Vincent i Grenadyny|VC
flaga: Wenezuela|VE
flaga: Brytyjskie Wyspy Dziewicze|VG
flaga: Wyspy Dziewicze Stanów Zjednoczonych|VI
flaga: Wietnam|VN
flaga: Vanuatu|VU
flaga: Wallis i Futuna|WF
flaga: Samoa|WS
flaga: Kosowo|XK
flaga: Jemen|YE
flaga: Majotta|YT
flaga: Republika Południowej Afryki|ZA
flaga: Zambia|ZM
flaga: Zimbabwe|ZW
flaga: Anglia|gbeng
flaga: Szkocja|gbsct
flaga: Walia|gbwls`;
