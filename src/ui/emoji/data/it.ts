// Written by scripts/emoji.mjs from emojibase-data (MIT, Copyright Miles Johnson) and the Unicode CLDR
// (Unicode-3.0, Copyright Unicode, Inc.).

/** The name of each emoji and more words to find it by, in the order of `EMOJIS`. */
export const NAMES: string = `
faccina con un gran sorriso|allegria|allegro|denti|felice|molto felice|risata|sogghignare|sogghigno
faccina con sorriso e occhi spalancati|bocca aperta|che bello|contento|denti|evvai|faccina con un gran sorriso e occhi spalancati|felice|felicità|ottimo|ridere|risata|sorridente|sorridere|sorriso a bocca aperta|urrà
faccina con sorriso e occhi sorridenti|a crepapelle|bene|bocca aperta|faccina che ride|faccina con un gran sorriso e occhi sorridenti|faccina felice|felicità|occhi felici|ridere|risata|sorriso a bocca aperta
faccina raggiante con occhi felici|denti|faccina che ride|faccina che sogghigna|molto felice|risata|sogghignare|sogghigno|sogghigno con occhi felici|sorriso
sorriso a bocca aperta con occhi chiusi|ahahah|faccina felice|faccina sorridente|felicissimo|lol|ridere|risata|sorridente
faccina con sorriso e goccia di sudore|emozionato|faccina con un gran sorriso e goccia di sudore|felice|nervoso|sollevato|sollievo|sorriso con goccia di sudore|stressato|teso
ridere a crepapelle|ahah|divertente|esilarante|faccia che si rotola|faccina che ride|felice|felicissimo|lacrime dal ridere|lmao|lol|molto felice|occhi chiusi|ridicolo|risata|rofl
faccina con lacrime di gioia|ahahaha|che ridere|contentissimo|contento|faccina che piange dal ridere|felice|felicissimo|felicità|lacrima|lol|piangere dal ridere|ridere|risata|rofl
faccina con sorriso accennato|contento|faccina che sorride|felice|mezzo sorriso|ok|sorrisetto|sorriso a bocca chiusa|va bene
faccina sottosopra|ah ah|ah ah ah|ahah|ahahah|arrabbiato|capovolto|sarcastico|scombussolata|triste
faccina che si scioglie|afa|caldo|dissolversi|liquefarsi|liquido|sciogliendo|sciogliersi|sciolto|sparire|squagliando|squagliarsi
faccina che fa l’occhiolino|capirsi|fare l’occhiolino|flirtare|intesa|sexy|strizzare l’occhio
faccina con occhi sorridenti|arrossire|bocca|felice|felicità|imbarazzato|sorriso|timido
faccina con sorriso e aureola|angelo|angioletto|faccina sorridente con aureola|innocente|santarellino|santo|sorriso con aureola|spirito
faccina con cuoricini|amore|cotta|innamoramento|sorriso|ti amo
faccina con sorriso e occhi a cuore|amore|innamorato|romantico|sorriso con occhi a cuore
colpo di fulmine|emozionante|emozionato|faccia sorridente|faccina con le stelle|felice|figata|figo|occhi a stella|stelline|wow
faccina che manda un bacio|amore|bacetti|bacini|buona notte|cuore|faccina che manda baci|innamorato|mandare baci|mi manchi|smack|ti amo|ti voglio bene
faccina che bacia|appuntamento|bacio|bocca|buona notte|faccina che manda bacio|flirt|sbaciucchiare
faccina sorridente|contorno faccina sorridente|delineata|emozionarsi|felice|rilassata
faccina che bacia con occhi chiusi|amore|bacetti|bacio a occhi chiusi|buona notte|ti amo|ti voglio bene|tvb
faccina che bacia con occhi sorridenti|appuntamento|bacetti|buona notte|faccina che manda baci|occhi chiusi|sorriso
faccina sorridente con lacrima|commosso|dolore|emozionato|felice|orgoglioso|rincuorato
faccina che si lecca i baffi|buonissimo|buono|che buono|cibo delizioso|gnam|golosa|goloso|leccarsi i baffi|slurp
faccina che mostra la lingua|bello|faccina che fa la linguaccia|faccina con lingua fuori|fantastico|lingua fuori|linguaccia
faccina che fa l’occhiolino e mostra la lingua|barzelletta|divertente|lingua fuori con occhiolino|linguaccia con occhiolino|pazzerello|pazzo|scherzo|sto scherzando|strano|yolo
faccina impazzita|faccina con occhi pazzi|faccina pazza|grande|inquietante|occhi|occhi diversi|occhio|pazzo|piccolo|sclerato
faccina che strizza gli occhi e mostra la lingua|bleah|faccina con un gran sorriso che mostra la lingua|linguaccia|linguaccia con occhi chiusi|non mi piace|occhi chiusi|orribile|terribile
faccina avida di denaro|avarizia|avidità|avido|dollari|faccina con lingua verde|guadagnare|lingua|pagare|ricchezza|ricco|taccagno
faccina che abbraccia|abbracciare|abbraccio|ciao|imbarazzo|mani|mano|saluti|sorriso|ti voglio bene|tvb
faccina con mano sulla bocca|faccina che sogghigna|imbarazzato|imbarazzo|mano davanti alla bocca|non ci credo|oddio|oops|ridacchiare|ridere|segreto|sogghignare|sorpresa
faccina con occhi aperti e mano sulla bocca|imbarazzo|incredibile|incredulità|meraviglia|non ci credo|non ci posso credere|ops|sconvolto|shock|sorpresa|spavento|stupore
faccina che sbircia tra le dita|curiosità|fissare|imbarazzo|incuriosito|nascondo|sbirciare|sbircio|spiare|timida|timido
faccina che zittisce|dito|muto|non parlare|segreto|silenzio|silenzioso|zittire|zitto
faccina concentrata|arrovellarsi|concentrarsi|dubbio|faccina che pensa|mmm|pensare|scervellarsi
faccina che fa il saluto|agli ordini|d’accordo|faccina che fa il saluto militare|militare|obbedisco|ok|signorsì|sissignora|sissignore|truppe|va bene
faccina con bocca con cerniera|acqua in bocca|bocca a zip|bocca cucita|faccina con zip|no comment|non parlare|non posso parlare|segreto|silenzio|zitto
faccina con sopracciglia alzate|diffidente|disappunto|eh|faccia con sopracciglia alzate|faccina con sopracciglio alzato|incredulo|mah|non ci credo|scetticismo|scettico|sconcertato|sorpresa|sorpreso
faccina neutra|ah|imbarazzato|imbarazzo|impassibile|mmm|neutro|no comment|non fa ridere|non rido|oh|senza espressione|senza parole|uh
faccina inespressiva|brutto|cattivo|come no|male|neutro|niente commenti|no comment|strano
faccina senza bocca|muto|non parlo|non posso parlare|segreto|senza espressione|senza parole|silenzio|zitto
faccina tratteggiata|depresso|introverso|invisibile|nascondersi|scomparire|sparire
testa tra le nuvole|annebbiato|distratto|sbadato
faccina con sorrisetto|ammiccante|bocca|faccia|flirtare|furbetto|malizioso|mmm|non ci credo|occhiolino|sopracciglia|sospetto|sospettoso
faccina contrariata|che barba|contrariato|deluso|indifferente|infelice|triste|uff|uffa|ugh|wtf
faccina con occhi al cielo|evabbé|guardare altrove|noia|pazienza|roteare gli occhi|ruotare gli occhi|sollevare gli occhi al cielo|uffa|vabbè
faccina con smorfia|denti|dentista|digrignare|digrignare i denti
faccina che espira|ansimare|esausto|espirare|fischiare|fumo|soffio|sollievo|sospiro|stanco|sussurrare|tosse
faccina bugiarda|bugiardo|dire le bugie|faccina con il naso lungo|mentire|naso lungo|pinocchio
faccina tremante|faccina che trema|faccina scossa|scombussolato|scosso|scossone|shock|terremoto|tremare|vibrazione
scuotere la testa in senso orizzontale|no
scuotere la testa in senso verticale|annuire|sì
faccina sollevata|faccina con sorriso|pace|sollevato|sollievo|tranquillità|tranquillo|zen
faccina pensierosa|mai una gioia|male|mi dispiace|morire|no|peccato|pensieroso|perdere|persa|purtroppo|scoraggiato|triste
faccina assonnata|assonnato|dormire|goccia|sonno|stanco|zzz
faccina che sbava|che buono|felice|figata|sbavare
faccina che dorme|assonnato|buona notte|dormire|pisolino|sonno|stanco|zzz
faccina con borse sotto gli occhi|assonnato|esausto|occhiaie|sfinito|sonno|stanchezza|stanco
faccina con mascherina|dentista|dottore|germi|infermiera|infermiere|malato|medicina|raffreddato|raffreddore|smog
faccina con termometro|ammalato|faccina malata|febbre|influenza|malato|mutua|raffreddore
faccina con la testa bendata|bende|dolore|faccina bendata|faccina malata|farsi male|fasciarsi la testa|ferita|ferito|mal di testa|malato
faccina nauseata|faccina che vomita|faccina con la nausea|hang over|mal di mare|malato|nauseato|sto male|verde|vomito
faccina che vomita|malato|male|nausea|sputare|sto male|verde|vomitare|vomito
faccina che starnutisce|faccina con fazzoletto|faccina con raffreddore|fazzoletto|malato|raffreddore|starnutire|starnuto
faccina accaldata|accaldato|bollente|caldo|colpo di calore|febbre|febbricitante|fuoco|lingua di fuori|morendo dal caldo|morire di caldo|sudare|sudore
faccina congelata|blu|congelare|denti che battono per il freddo|freddo|gelo|ghiaccioli|ghiacciolo|ipotermia|sottozero
faccina stordita|alticcio|bocca ondulata|brillo|confuso|frastornato|occhi storti|ubriaco|vertigini
faccina frastornata|crocetta|crocette|emozione|frastornato|malato|occhi|occhi a croce|stanco|testa che gira
faccina con occhi a spirale|capogiro|confuso|giramento di testa|ipnotizzato|nausea|problema|stordito|vertigini
testa che esplode|cervello|faccina sorpresa|mindblown|non ci credo|sbalordito|scioccato|sconcertato|sorpesa|sorpreso|stupore
faccina con cappello da cowboy
faccina che festeggia|cappellino|celebrazione|compleanno|entusiasta|festa|festeggiamenti|festeggiamento|festeggiamo|festeggiare|party|si festeggia|trombetta
faccina travestita|baffi|incognito|naso|occhiali|persona|spia|travestimento
faccina con sorriso e occhiali da sole|cool|fighetto|figo|ganzo|luce|relax|soleggiato|spensierato|vacanza
faccina nerd|occhiali|occhiali da nerd|secchione|studioso
faccina con monocolo|antico|classe|fighetto|occhiale|ricco|sospetto
faccina confusa|confuso|deluso|forse|non so|peccato|triste|uffa
faccina perplessa|confuso|così così|deluso|dubbioso|mah|meh|perplesso|scettico
faccina preoccupata|ansioso|nodo allo stomaco|preoccupato|preoccupazione|triste
faccina leggermente imbronciata|corrucciato|imbronciato|mettere il muso|mi dispiace|triste|un po’ imbronciato
faccina imbronciata|corrucciato|imbronciato|mettere il muso|molto imbronciato|triste
faccina con bocca aperta|non ci credo|non mi dire|oh|scioccato|shock|sorpresa|sorpreso|stupito|wow
faccina sorpresa|incredulo|omg|sbalordito|sorpreso|wow
faccina stupita|cosa?|davvero|non ci credo|oddio|omg|scioccato|sorpresa|sorpreso|stupito
faccina imbarazzata|confuso|faccina arrossata|faccina con guance rosse|faccina con occhi aperti|guance rosse|imbarazzato|occhi
faccina stravolta|ansia|panico|scioccato|sconvolto|sorpresa|vulnerabile
faccina supplichevole|faccina implorante|faccina sull’orlo delle lacrime|lacrime|occhi da cucciolo|occhioni|per favore|per piacere|supplicare|triste
faccina che trattiene le lacrime|ammirazione|faccina con gli occhi umidi|fiero|gioia|gratitudine|grato|imbarazzato|orgoglioso|per favore|piangere|resistere|sentimenti|trattenere|triste
faccina imbronciata con bocca aperta|corrucciata|male|no|noo|paura|sorpresa|wow
faccina angosciata|angosciato|ansia|ansioso|infelice|paura|sofferente|stressato|triste
faccina impaurita|ansia|ansioso|esami|fifa|fifa blu|impaurito|paura|preoccupato|spaventato|spavento
faccina sudata in ansia|blu|esami|faccina spaventata|freddo|nervoso|paura|risultato|spaventato|sudato|sudore|terrore
faccina delusa ma sollevata|ansioso|deluso|deluso ma sollevato|goccia|infelice|lacrima|sollevato|sudore|triste
faccina che piange|emozione|faccina con lacrima|infelice|lacrima|mi dispiace|mi manchi|piangere|triste
faccina disperata|faccina che piange|infelice|lacrime|no|nooo|piangere|pianto|singhiozzare|triste
faccina terrorizzata|blu|grido di paura|munch|oddio|paura|terrore|urlare|urlo di munch
faccina frustrata|arrabbiato|concentrato|confuso|doh|faccia|frustrato|scontento|stressato|triste|uffa
faccina perseverante|concentrato|faccina che pensa|faccina concentrata|pensare
faccina delusa|abbandonare|delusione|disilluso|emozione|fallimento|fallire|fallito|ho perso|infelice|male|no|perdere|sospiro|triste|uffa
faccina abbattuta sudata|ci è mancato poco|delusione|faccina sudata|goccia|malato|sudore|triste
faccina esausta|arrabbiato|disperato|esausto|faccina che piange|nooo|piangere|sfinito|stanco
faccina stanca|disperato|stanco|triste
faccina che sbadiglia|annoiato|assonnato|buona notte|mi annoio|noia|pisolino|sbadigliare|sbadiglio|sonno|stanchezza|stanco|zzz
faccina che sbuffa|arrabbiarsi|arrabbiato|faccina arrabbiata|faccina con il fumo|faccina frustrata|frustrato|frustrazione|rabbia|sbuffare|scontento
faccina accigliata|arrabbiato|broncio|faccina rossa|furioso|imbronciato|male|muso|odio
faccina arrabbiata|arrabbiato|che odio|frustrato|furia|infuriato|non mi piace|odio
faccina con simboli sulla bocca|arrabbiato|bestemmiare|censura|faccina che bestemmia|faccina che impreca|imprecare|incavolato|insultare|molto arrabbiato
faccina con sorriso e corna|arrabbiato|diavolo|faccina viola|sorriso con corna
faccina arrabbiata con corna|arrabbiato|diavoletto|diavolo|diavolo viola|scontento
teschio|cranio|favola|morte|mostro|ossa|pericolo|stanco morto|umorismo nero|yolo
teschio con ossa incrociate|letale|morte|pericolo|pirata|pirati
cacca|buona fortuna|fortuna|fortunato|popò|pupù|puzza
faccina pagliaccio|carnevale|circo|clown|faccina del clown|it|maschera|teatro
orco|creature|diavolo|faccina|favola|fiaba|finzione|maschera|mostro|paura
goblin|arrabbiato|carnevale|cattivo|crudele|diavolo|favola|fiaba|folletto|malefico|mostro
fantasma|creatura|fantasmino|favola|fiaba|halloween|horror|mostro|paura|scherzetto|scherzo|sciocco|storie di fantasmi|stregare|stregato|terrore
alieno|et|extraterrestre|faccina|favola|marziani|mostro|spazio|ufo
mostro alieno|arcade|creatura|faccina|faccina viola|favola|gif|pixel|ufo|video gioco|videogioco
faccina di robot|tecnologia
gatto che sorride|aperta|bocca|faccina|faccina del gatto|sorridente
gatto che sogghigna|faccina|occhi|sorridente|sorriso
gatto con lacrime di gioia|faccina|risata|sorriso
gatto innamorato|amore|cuore|faccina|occhi a cuore|sorriso
gatto con sorriso sarcastico|faccina|faccina del gatto|gatto sorriso ironico|gatto sorriso sarcastico|ironico|sorriso ironico
gatto che manda baci|faccina|occhi chiusi
gatto esterrefatto|faccina|impossibile|incredibile|non ci credo|oh mio dio|omg|sorpreso|wow
gatto che piange|faccina|lacrima|pianto|triste
gatto imbronciato|arrabbiato|broncio|faccina|infelice|muso
non vedo|faccina|faccina della scimmietta|gesto|non guardo|non posso guardare|proibito|scimmia|scimmietta|scimmietta non vedo|segreto|vietato
non sento|animale|animali|faccina|non sentire|orecchie da mercante|scimmia|scimmietta|scimmietta non sento|segreto|vietato
non parlo|animale|animali|faccina|in silenzio|monello|proibito|scimmia|scimmietta non parlo|segreto|vietato
lettera d’amore|busta|busta con cuore|cuore|c’è posta per te|inviare|posta|ricevere|romanticismo|san valentino
cuore con freccia|amore|appuntamento|cupido|emozione|emozioni|innamorarsi|innamorati|romantico|rosa|san valentino
cuore con fiocco|amore|cuore rosa|cuore rosa con fiocco|emozione|regalo|romantico|san valentino
cuore che luccica|amore|cuore rosa|emozionato|emozione|innamorata|innamorato|luccicare|luccichio
cuore che cresce|amore|battito|cuore che batte|cuore che pulsa|cuore rosa|emozionato|emozione|nervoso
cuore che batte|amore|battito|cuore rosa|emozione|pulsazione
cuori che girano|adorabile|amore|appuntamento|carino|cuoricini|cuoricino|emozione|girare
due cuori|amare|amore|anniversario|appuntamento|baci|emozione|flirt|innamorato|romantico|rosa
decorazione con cuore|amore|cuore bianco|cuore nel quadrato|cuore viola|cuoricino|san valentino|ti amo
punto esclamativo a cuore|punteggiatura|simbolo
cuore infranto|amore|amore finito|emozione|spezzato|triste
cuore in fiamme|amore|bruciare|cuore sacro|lussuria|passione
cuore guarito|cuore con bende|guarigione|guarire|sentirsi meglio
cuore rosso|amore|cuoricino|emozione
cuore rosa|affetto|amore|emozione
cuore arancione|amore|emozione
cuore giallo|amore|emozione|innamorato
cuore verde|amore|emozione
cuore blu|amore|azzurro|emozione
cuore azzurro|affetto|amore|celeste|emozione
cuore viola|amore|emozione
cuore marrone|amore|cuore di colore marrone|emozione|forma
cuore nero|crudele|dolore|tristezza
cuore grigio|amore|ardesia|argento|emozione
cuore bianco|emozione
impronta della bocca|bacio|labbra|romanticismo|romantico|rossetto|segno delle labbra|sexy
100 punti|cento|d’accordo|massimo|punteggio|punteggio pieno|sicuro|tutto
rabbia|arrabbiato|emozione|fumetto|simbolo
nuvoletta di zuffa|confusione|dibattito|disaccordo|discussione|lotta|rissa
collisione|bomba|boom|emozione|esplodere|esplosione|fumetto|simbolo collisione
stella con scia|fumetto|stella cadente|vertiginoso|vorticoso
gocce di sudore|acqua|allenamento|fumetto|gocciolare|schizzo|sudata|sudato
nuvola di polvere|andare|correre|emozione|fuga|fumetto|fumo|scappare|soffio|vento
buco|fumetto|nero|tombino
fumetto|dialogo|mmm|nuvoletta|parlare|puntini|sospensione|sta scrivendo|sto scrivendo|testo
occhio nel fumetto|nuvoletta|spiare|testimone
fumetto a sinistra|dialogo|nuvoletta|parlare
nuvoletta rabbia|arrabbiato|dialogo|fumetto|urlare
nuvoletta|fumetto|idea|inventare|nuvola|pensare|realizzare|riflettere|sognare a occhi aperti
sonno|dormire|dormita|fumetto|ho sonno|pisolino|russare|sonnellino|stanco|zzz
mano che saluta|a dopo|ci sei?|ci vediamo|ciao|ciaone|gesto di saluto|mano aperta|salutare|schiaffo
dorso mano alzata|ciao|ciaone
mano aperta|batti il cinque|cinque|dita|fermo|gesto|high five|mano alzata|palmo della mano|stop|un attimo
mano alzata|carta|cinque|mano aperta
saluto vulcaniano|mano|mano aperta|mano di spock|spock
mano rivolta a destra|dare la mano|verso destra
mano rivolta a sinistra|dare la mano|mano destra rivolta a sinistra|verso sinistra
mano con il palmo verso il basso|afferrare|allontanare|cacciare|congedare|imporre|lasciar cadere|porgere la mano|scacciare|sciò
mano con il palmo verso l’alto|elemosina|offrire|prendere|raccogliere|richiamare|sollevare|vieni qui
mano che spinge a sinistra|alt|aspettare|batti cinque|fermare|indietro|mano che spinge verso sinistra|palmo|rifiutare|spingere|spinta|stop
mano che spinge a destra|alt|aspettare|batti cinque|fermare|indietro|mano che spinge verso destra|palmo|rifiutare|spingere|spinta|stop
mano che fa OK|bene|capito|dito|d’accordo|gesto di ok|ho capito|indice e pollice|ok con la mano|segno di ok|va bene
mano a pigna|che vuoi|cosa vuoi|dita unite|gesto della mano|interrogativo|ma che dici|mano a borsa|mano a carciofo|mano a cuoppo|mano a tulipano|sarcastico
mano che fa il gesto del pizzico|dita|piccola quantità|piccolo|poco|un pochino|un po’
vittoria|due|forbice|mano|segno di vittoria|yeah
dita incrociate|buona fortuna|fortuna|incrociare|incrociare le dita|mano
mano con indice e pollice incrociati|amore|caro|costa|costoso|cuore|denaro|schioccare|soldi
gesto ti amo|corna|dita|dito|gesto tvb|mano|rock|tre dita
segno delle corna|concerto|fare le corna|gesto|mani|mano con le corna|rock and roll|rockstar
mano con gesto di chiamata|chiamami|chiamare|dita|dito|mani|telefonare|ti chiamo
indice verso sinistra|direzione|dito|dito verso sinistra|indicare|là|mano
indice verso destra|a destra|di là|dito|dito indice|dito verso destra|indicare|mano
indice alzato|dito|dito alzato|dito in su|dito indice|in alto|indice in su|mano|sù
dito medio|dita|insulto|mano|offendere|volgare
indice abbassato|dito|dito abbassato|dito in giù|dito indice|indicare|indice in giù|mano|qui|sotto
indice verso l’alto|dito|dito verso l’alto|in alto|indicare|io|sopra|tu
indice verso l’osservatore|dito puntato|indicare|indice puntato|mano|puntare|tu
pollice in su|+1|bene|capito|certo|dito|d’accordo|mi piace|ok|perfetto|sì|va bene
pollice verso|giù|in basso|mano|no|non mi piace|pollice abbassato|pollice in giù|segno
pugno|alzato|lotta|mano|pugno chiuso|sasso|solidarietà
pugno chiuso|d’accordo|mano|ok|patto|rock|sì
pugno a sinistra|mano|mano chiusa
pugno a destra
mani che applaudono|applaudire|applauso|bravo|clap clap|complimenti|congratulazioni|ok|pregare|preghiera|segno|yeah
mani alzate|celebrare|due mani|evvai|evviva|gesto|grazie|innocente|mano|urrà|vittoria
mani a cuore|amore|mano|ti amo|ti voglio bene
mani aperte|abbracciare|abbraccio|accogliere|aperta|mano|segno|segno delle mani aperte
mani unite in alto|desiderare|mani a coppa|mani in preghiera|mano|offrire|palmi|palmo della mano|pregare|preghiera
stretta di mano|affare fatto|conoscere|d’accordo|mani che si stringono|ok|patto|piacere|presentarsi|presentazione|promessa|stringersi la mano
mani giunte|gesto|grazie|mano|per favore|pregare|preghiera|ti prego
mano che scrive|disegnare|penna|scrivere|scrivere a mano
smalto per unghie|cosmetici|make up|manicure|noia|spa|unghie con smalto
selfie|autoscatto|fare un selfie|foto|fotocamera|fotografare|fotografia|scattare|smartphone|telefono
bicipite|bodybuilding|braccio piegato|corpo|forte|forza|fumetto|muscolo|palestra|pesi|sollevamento|teso
protesi robotica per il braccio|accessibilità|braccio meccanico
protesi robotica per la gamba|accessibilità|gamba meccanica
gamba|arto|calcio|gamba piegata|ginocchio|ginocchio piegato|piede|polpaccio
piede|calciare|calcio|calpestare|camminare|camminare con passo pesante|caviglia|piedi
orecchio|ascoltare|ascolto|corpo|orecchie|sentire|sento|ti ascolto|ti sto ascoltando
orecchio con apparecchio acustico|accessibilità|non udente|non udenti|protesi acustica|sordità|sordo
naso|annusare|corpo|faccia|ficcanaso|fiutare|odore|profumo
cervello|corpo umano|intelligente|parte del corpo
organo del cuore|anatomia|battito|cardiologia|cuore vero|pulsazione|rosso
polmoni|espirazione|inspirazione|organo|respirazione|respiro
dente|bianchi|bianco|denti|dentista|perlacei|perlaceo
osso|cane|ossa|osso a forchetta|scheletro
occhi|corpo|faccia|guardare|osservare|vedere
occhio|1 occhio|corpo|faccia
lingua|corpo|faccia|linguaccia|slurp
bocca|bacio|corpo|faccia|labbra|rossetto|sexy|smack
bocca che morde il labbro|ansia|bocca con rossetto|disagio|flirtare|labbra con denti|nervoso|paura|preoccupato|sedurre|seduzione|sexy
neonato|bambino|bebè|faccia|famiglia|figlio|giovane|persone|piccolo
bimbo|bambina|bambino|bimba|giovane|persona|ragazzina|ragazzino
bambino|bimbo|giovane|persona|persone|ragazzino|tenero
bambina|bimba|bionda|codini|contenta|felice|persona|persone|ragazzina|treccine
persona|adulta|adulto
persona bionda|biondo|capelli biondi
uomo|amico|biondo|fratello|maschio|papà|persona|persone|ragazzo
persona con la barba|baffi|barbuto|persona con barba
uomo con la barba
donna con la barba
uomo: capelli rossi|amico|biondo|fratello|maschio|papà|persona|persone|ragazzo
uomo: capelli ricci|amico|biondo|fratello|maschio|papà|persona|persone|ragazzo
uomo: capelli bianchi|amico|biondo|fratello|maschio|papà|persona|persone|ragazzo
uomo: calvo|amico|biondo|fratello|maschio|papà|persona|persone|ragazzo
donna|bionda|capelli|femmina|persona|persone|ragazza|viso
donna: capelli rossi|bionda|femmina|persona|persone|ragazza|viso
persona: capelli rossi|adulta|adulto
donna: capelli ricci|bionda|femmina|persona|persone|ragazza|viso
persona: capelli ricci|adulta|adulto
donna: capelli bianchi|bionda|femmina|persona|persone|ragazza|viso
persona: capelli bianchi|adulta|adulto
donna: calvo|bionda|capelli|femmina|persona|persone|ragazza|viso
persona: calvo|adulta|adulto
donna bionda|capelli|capelli biondi|femmina|persona|ragazza
uomo biondo|maschio
persona anziana|adulto anziano|anziano|vecchia|vecchio
uomo anziano|capelli|nonnino|nonno|pelato|perdere i capelli|persona|persone|saggio|vecchietto|vecchio
donna anziana|capelli|capelli bianchi|nonna|nonnina|persone|saggezza|saggia|signora|vecchia|vecchietta
persona corrucciata|arrabbiata|delusa|donna|faccia|frustrata|gesto|infelice|triste
uomo corrucciato|arrabbiato|crucciato|deluso|emozione|faccia|infelice|persona corrucciata|preoccupato|ragazzo|triste
donna corrucciata|femmina|gesto
persona imbronciata|arrabbiata|broncio|delusa|donna|gesto|seccata|sguardo arrabbiato
uomo imbronciato|arrabbiato|broncio|disappunto|gesto|maschio|person
donna imbronciata|femmina|gesto
persona che fa segno di no|donna|escluso|faccina|gesto|gesto di rifiuto|non bene|rifiuto|stop|vietato
uomo con gesto di rifiuto|basta|braccia incrociate|incrocio|no|persona|proibito|stop|vietato
donna con gesto di rifiuto|no|proibito
persona con gesto OK|donna|donna con braccia alzate|esercizio|fitness|mani|tutto bene|yoga
uomo con gesto OK|cerchio|d’accordo|esercizio|mani|mano|uomo con braccia a cerchio|uomo con braccia alzate|ymca
donna con gesto OK|d’accordo
persona con mano capovolta|aiuto|capovolgere la mano|gesto con i capelli|gossip|informazioni|mano all’insù|pettegolezzo|sarcasmo|sfacciataggine|sul serio
uomo con mano capovolta|aiuto|capovolgere la mano|gesto con i capelli|gossip|informazioni|mano all’insù|pettegolezzo|sarcasmo|sarcastico|sfacciato
donna con mano capovolta|aiuto|capovolgere la mano|gesto con i capelli|mano all’insù|sarcastica|sfacciata
persona con mano alzata|ciao|donna|eccomi|felice|gesto|salutare|saluto|sono qui
uomo con mano alzata|alzare la mano|anch’io|chiedere|ciao|domanda|gesto|io|persona felice con mano alzata
donna con mano alzata|gesto
persona con problemi di udito|accessibilità|difficoltà uditive|non sentire|orecchio|sordità|sordo
uomo con problemi di udito|sordità|sordo|uomo con difficoltà uditive|uomo sordo
donna con problemi di udito|donna con difficoltà uditive|donna sorda|sorda|sordità
persona che fa un inchino profondo|chiedere perdono|gesto|grazie|meditare|mi dispiace|perdono|pietà|scusarsi
uomo che fa inchino profondo|gesto|scuse
donna che fa inchino profondo|donna che si inchina|gesto|grazie|meditare|mi dispiace|person|pregare|scusa|scuse
persona esasperata|disperazione|esasperazione|facepalm|incredulità|mano in fronte|oddio|oh no
uomo esasperato|esasperazione|facepalm|figuraccia|gesto|imbarazzo|incredulo|non ci credo|oddio|persona
donna esasperata|esasperazione|figuraccia|gesto|imbarazzo|incredula|mano sul viso|non ci credo|oddio|persona
persona che scrolla le spalle|boh|dubbio|forse|indifferenza|non lo so|non saprei|noncuranza|persona che alza le spalle|può darsi|spalle alzate|vabbè
uomo che scrolla le spalle|alzare le spalle|boh|dubbio|dubitare|forse|gesto|indifferenza|mani|non saprei|non so|persona
donna che scrolla le spalle|alzare le spalle|boh|dubitare|forse|gesto|indifferente|indifferenza|mani|non lo so|non so|persona
persona che lavora nella sanità|infermiera|infermiere|medico|terapista
operatore sanitario|camice|dottore|infermiere|lavoro|medicina|medico|ospedale|sanità|terapista|uomo
operatrice sanitaria|camice|donna|dottore|dottoressa|infermiera|lavoro|medicina|medico|ospedale|sanità|terapista
studente|diploma|studentessa
studente maschio|istruzione|laurea|laureato|ragazzo|università|uomo
studentessa|donna|femmina|istruzione|laurea|laureata|ragazza|università
insegnante|maestra|maestro|professore|professoressa
professore|insegnante|insegnare|lavoro|maestro|scuola|studio|uomo
professoressa|donna|insegnante|insegnare|lavoro|maestra|scuola|studio
giudice|bilancia|giustizia
giudice uomo|bilancia|giustizia|lavoro|martello|sentenza|tribunale
giudice donna|bilancia|giustizia|lavoro|martello|sentenza|tribunale
agricoltore|allevatore|contadino|giardiniere
contadino|allevatore|campagna|cappello|fattoria|giardino|lavoro|uomo
contadina|allevatrice|campagna|cappello|donna|fattoria|giardino|lavoro
persona che cucina|chef|cuoco
cuoco|chef|cucina|cucinare|lavoro|ristorante|uomo
cuoca|chef|cucina|cucinare|donna|lavoro|ristorante
meccanico|elettricista|idraulico|tecnico specializzato
meccanico uomo|chiave inglese|idraulico|lavoro|operaio|tecnico specializzato|tuta blu
meccanico donna|chiave inglese|idraulico|lavoro|meccanico femmina|operaia|tecnico specializzato|tuta blu
persona che lavora in fabbrica|assemblaggio|industria|operaio
operaio|fabbrica|industria|lavoro|saldatore|tuta blu|uomo
operaia|donna|fabbrica|industria|lavoro|saldatrice|tuta blu
persona che fa un lavoro d’ufficio|architetto|business|impiegato|manager
impiegato|architetto|business|lavoro|manager|ufficio|uomo
impiegata|architetto|business|donna|lavoro|manager|ufficio
persona che lavora in campo scientifico|biologo|chimico|fisico|ingegnere|scienziato
scienziato|biologia|biologo|camice|chimica|lavoro|scienza|uomo
scienziata|biologa|biologia|camice|chimica|donna|lavoro|scienza
persona esperta di tecnologia|inventore|programmatore|software|sviluppatore|tecnologo
tecnologo|computer|high tech|lavoro|programmatore|sviluppatore|tecnologia|uomo
tecnologa|computer|donna|high tech|lavoro|programmatrice|sviluppatrice|tecnologia
cantante|attore|intrattenitore|rock|star
cantante uomo|attore|lavoro|musica|rock star|star|ziggy
cantante donna|attrice|lavoro|musica|rock star|star|ziggy
artista|tavolozza
artista uomo|arte|dipingere|lavoro|pittore
artista donna|arte|dipingere|lavoro|pennello|pittrice
pilota|aereo
pilota uomo|aereo|aeroplano|copilota|lavoro
pilota donna|aereo|aeroplano|copilota|lavoro
astronauta|razzo
astronauta uomo|astronauta maschio|lavoro|razzo|scienza|spazio|universo
astronauta donna|astronauta femmina|lavoro|razzo|scienza|spazio
pompiere|vigile del fuoco
pompiere uomo|fuoco|incendio|lavoro|pompiere maschio|vigile del fuoco
pompiere donna|fuoco|incendio|lavoro|pompiere femmina|vigile del fuoco
agente di polizia|arresto|controllo|fermo
poliziotto|agente|divisa|polizia|poliziotto uomo|uomo
poliziotta|agente|arresto|carabiniere|controllo|divisa|donna|lavoro|polizia
detective|investigatore|lavoro|lente|mistero|spia|uomo
investigatore|detective|spia|uomo
investigatrice|detective|donna|investigatore|lavoro|lente|mistero|spia
guardia|buckingham palace|guardia reale|lavoro|londra|sentinella|turno di guardia|uomo
guardia uomo|maschio
guardia donna|buckingham palace|femmina|guardia reale|lavoro|londra|sentinella|turno di guardia
ninja|abilità|assassino|combattimento|furtivo|guerra|guerriero|invisibile|nascosto|persona
operaio edile|casco|costruire|costruzioni|ingegnere|lavoratore|muratore|tuta blu|uomo
operaio edile uomo|costruzioni|edificio
operaia edile|casco|costruzioni|donna|edificio|elmetto|ingegnere|lavoro|muratrice|tuta blu
persona con corona|monarca|nobile|re|reale|regale|regina
principe|comandare|corona|fiaba|monarca|re|reale|sovrano|uomo
principessa|comandare|corona|donna|favola|fiaba|monarca|reale|regina|sovrana
persona con turbante
uomo con turbante|maschio
donna con turbante|femmina
uomo con zucchetto cinese|cappello
donna con velo|copricapo|donna con foulard|donna con hijab|hijab|islam
persona in smoking|abito|elegante|festa|matrimonio
uomo in smoking
donna in smoking
persona con velo|abito|bianco|matrimonio
sposo con velo
sposa con velo
donna incinta|gravidanza|mamma|pancione
uomo incinto|gonfio|gravido|pancia|pieno|troppo cibo
persona incinta|gonfio|gravido|incinto|pancia|pieno|troppo cibo
allattare|allattamento|allattare al seno|bebé|donna|donna che allatta|mamma|mamma che allatta|persona
donna che allatta|allattamento|amore|babysitter|bebè|madre|mamma|neonato|nutrire|persona
uomo che allatta|allattamento|amore|babysitter|bebè|neonato|nutrire|padre|papà|persona
persona che allatta|allattamento|babysitter|bebè|mamma|neonato|nutrire|papà
angioletto|angelo|bambina|bambino|bimba|bimbo|chiesa|faccina|favola|fiaba|persona|santo
Babbo Natale|cappello|fest|festa|santa claus|uomo
Mamma Natale|cappello|donna|fest|santa claus
Santa Claus|babbo natale|buon natale|cappello di babbo natale|natale|persona|vacanze di natale
supereroe|bene|buono|eroina|persona|personaggio|supereroina|superman|superpotere|superpoteri
supereroe uomo
supereroina|donna|superpoteri
supercattivo|criminale|malvagio|persona|personaggio|superpotere|superpoteri
supercattivo uomo|criminale|superpotere
supercattiva|cattivo|criminale|donna|superpotere
mago|barba|cappello|incantesimo|maghetto|magia|magico|strega|stregone
mago uomo|stregone
maga|strega
fata|ali|creatura|fatina|fiaba|folletto|oberon|puck|regina delle fate|titania
folletto alato|oberon|puck
fata donna|titania
vampiro|costume|creatura|denti|dracula|halloween|maschera|morte|morto vivente|paura|sangue|supernaturale
vampiro uomo|dracula|morto vivente
vampira|non morto
sirena|creatura|donna sirena|fiaba|mare|mitologia|oceano|personaggio|pesce|sirenetta
tritone|creatura|fiaba|mare|mitologia|nettuno|oceano|poseidone|tridente
sirena donna
elfo|creatura|elfetto|fantasy|fiaba|folclore|magia|magico
elfo uomo|magico
elfo donna|magico
genio|aladino|creatura|desideri|djinn|fiaba|genietto|jinn|lampada|personaggio
genio uomo|djinn
genio donna|djinn
zombie|carnevale|halloween|horror|morte|morto vivente|paura|scheletro|spaventoso|urlo
zombie uomo|morto vivente
zombie donna|morto vivente
troll|fantasia|favola|fiaba|mostro
creatura pelosa|bigfoot|criptide|foresta|gigante|peloso|sasquatch|scimmione|yeti
persona che riceve un massaggio|centro estetico|estetista|faccia|mal di testa|massaggio facciale|relax|spa|testa
uomo che riceve un massaggio|centro estetico|mal di testa|massaggio al viso per uomo|persona|relax|spa|tensione|testa|viso
donna che riceve un massaggio|faccia|massaggio al viso per donna|viso
taglio di capelli|acconciatura|bellezza|parrucchiera|parrucchiere|persona|salone|salone di bellezza|tagliare
taglio di capelli per uomo|acconciatura|bellezza|parrucchiere|persona|salone|salone di bellezza|tagliare
taglio di capelli per donna|bellezza
pedone|attività|camminare|camminata|giro a piedi|passeggiare|passeggiare lentamente|passeggiata|passo tranquillo|persona
uomo che cammina|camminare|passeggiata|pedone
donna che cammina|camminare|camminata|donna che passeggia|passeggiare|passeggiata|pedona|pedone|persona|ragazza
pedone: a destra|attività|camminare|camminata|giro a piedi|passeggiare|passeggiare lentamente|passeggiata|passo tranquillo|persona
donna che cammina: a destra|camminare|camminata|donna che passeggia|passeggiare|passeggiata|pedona|pedone|persona|ragazza
uomo che cammina: a destra|camminare|passeggiata|pedone
persona in piedi|stare fermi|stare in piedi
uomo in piedi
donna in piedi
persona inginocchiata|in ginocchio|inginocchiarsi|meditare|meditazione
uomo inginocchiato|in ginocchio|inginocchiarsi
donna inginocchiata|in ginocchio|inginocchiarsi
persona inginocchiata: a destra|in ginocchio|inginocchiarsi|meditare|meditazione
donna inginocchiata: a destra|in ginocchio|inginocchiarsi
uomo inginocchiato: a destra|in ginocchio|inginocchiarsi
persona con bastone di orientamento|accessibilità|cecità
persona con bastone di orientamento: a destra|accessibilità|cecità
uomo con bastone bianco di orientamento|accessibilità|cecità|cieco|ipovedente|ipovedenti|non vedente|non vedenti|persona|uomo con bastone per ciechi
uomo con bastone bianco di orientamento: a destra|accessibilità|cecità|cieco|ipovedente|ipovedenti|non vedente|non vedenti|persona|uomo con bastone per ciechi
donna con bastone bianco di orientamento|accessibilità|cecità|cieca|donna con bastone per ciechi|donna non vedente|ipovedente|ipovedenti|non vedente|non vedenti|persona
donna con bastone bianco di orientamento: a destra|accessibilità|cecità|cieca|donna con bastone per ciechi|donna non vedente|ipovedente|ipovedenti|non vedente|non vedenti|persona
persona su sedia a rotelle motorizzata|accessibilità
persona su sedia a rotelle motorizzata: a destra|accessibilità
uomo su sedia a rotelle motorizzata|accessibilità|disabile|persona|uomo in carrozzina|uomo in sedia a rotelle
uomo su sedia a rotelle motorizzata: a destra|accessibilità|disabile|persona|uomo in carrozzina|uomo in sedia a rotelle
donna su sedia a rotelle motorizzata|accessibilità|disabile|donna in carrozzina|donna in sedia a rotelle|persona
donna su sedia a rotelle motorizzata: a destra|accessibilità|disabile|donna in carrozzina|donna in sedia a rotelle|persona
persona su sedia a rotelle manuale|accessibilità
persona su sedia a rotelle manuale: a destra|accessibilità
uomo su sedia a rotelle manuale|accessibilità|disabile|persona|uomo in carrozzina|uomo in sedia a rotelle
uomo su sedia a rotelle manuale: a destra|accessibilità|disabile|persona|uomo in carrozzina|uomo in sedia a rotelle
donna su sedia a rotelle manuale|accessibilità|disabile|donna in carrozzina|donna in sedia a rotelle|persona
donna su sedia a rotelle manuale: a destra|accessibilità|disabile|donna in carrozzina|donna in sedia a rotelle|persona
persona che corre|correre|corsa|di corsa|gara|jogging|maratona|sport
uomo che corre|correre|corsa|sport
donna che corre|correre|corsa|di corsa|maratona|persona|sport|veloce
persona che corre: a destra|correre|corsa|di corsa|gara|jogging|maratona|sport
donna che corre: a destra|correre|corsa|di corsa|maratona|persona|sport|veloce
uomo che corre: a destra|correre|corsa|sport
persona che danza|ballerina|ballerino|balletto
donna che balla|ballare|ballerina|ballo|flamenco|lavoro|olé|salsa|tango
uomo che balla|ballare|ballo|disco|discoteca|lavoro
uomo con completo che levita|abbigliamento|abito|business man|cravatta|giacca|lavoro|persona|uomo elegante che levita|vestito elegante
persone con orecchie da coniglio|amicizia|anima gemella|ballare|festa|party|uguali
uomini con orecchie da coniglio|ballare|ballerino|cabaret|coniglietti|festa|intrattenimento|party|show
donne con orecchie da coniglio|ballerina|donna|party
persona in sauna|bagno turco|benessere|hammam|persona nella sauna|relax|spa
uomo in sauna|bagno turco
donna in sauna|bagno turco
persona che scala|arrampicarsi|arrampicata|arrampicatore|arrampicatrice|montagna|persona che arrampica|roccia|scalatore|sport
scalatore|uomo che scala
scalatrice|donna che scala
schermidore|fioretto|persona|scherma|spada|sport
ippica|cavallo|cavallo da corsa|corse|fantino|galoppare|galoppo|sport|trotto
sciatore|neve|sciare|settimana bianca|sport
persona sullo snowboard|inverno|montagna|neve|omino in snowboard|sport|tavola|uomo sullo snowboard
persona che gioca a golf|buca|giocatore di golf|green|mazza|pallina|sport|tiro
golfista uomo|mazza|sport
golfista donna|attività|buca|donna che gioca a golf|giocatrice di golf|mazza|persona|sport|tiro
persona che fa surf|mare|onde|spiaggia|sport|surfare|tavola
surfista uomo|sport|tavola da surf
surfista donna|donna che fa surf|mare|oceano|persona|spiaggia|sport|surfare|surfer|tavola da surf
persona in barca a remi|canoa|fiume|lago|persona che rema|pesca|remare|sport
uomo in barca a remi
donna in barca a remi|canoa|canottaggio|imbarcazione|lago|mare|persona che rema|pesca|sport
persona che nuota|bracciata|gara|nuotare|nuotatore|nuoto|sport|stile libero
nuotatore|nuoto|piscina|sport|uomo
nuotatrice|donna|donna che nuota|gara|nuotare|nuotata|nuoto|olimpiadi|piscina|sport
persona che fa rimbalzare una palla|basket|campo|giocatore|giocatore di basket|pallacanestro|palleggio|persona con la palla|sport
uomo che fa rimbalzare una palla|sport
donna che fa rimbalzare una palla|basket|donna che gioca a basket|giocatrice|giocatrice di basket|pallacanestro|persona con la palla|sport
persona che solleva pesi|allenamento|bilanciere|bodybuilding|culturista|forza|pesi massimi|sforzo|sollevamento pesi|sport
uomo che solleva pesi|bilanciere|sport
donna che solleva pesi|bilanciere|persona|pesi massimi|sollevamento pesi|sollevatrice di pesi|sport
ciclista|bici|bicicletta|ciclismo|due ruote|gara|mountain bike|pedalare|sport|trasporto
ciclista uomo|bici|bicicletta|sport
ciclista donna|bici|bicicletta|casco|ciclismo|donna in bici|due ruote|persona|ruote|sport|veloce
ciclista di mountain bike|atleta|bicicletta|ciclismo|ciclismo in montagna|montagna|pedalare|sport
ciclista uomo di mountain bike|bici|bicicletta|sport
ciclista donna di mountain bike|bici|bicicletta|ciclismo|ciclismo in montagna|donna in bici|due ruote|pedalare|sport
persona che fa la ruota|atleta|attiva|capriola|felice|ginnasta|ginnastica
uomo che fa la ruota|attivo|fare la ruota|felice|ginnastica|persona|salti di gioia|sport
donna che fa la ruota|attiva|fare la ruota|felice|ginnastica|persona|salti di gioia|sport
persone che fanno la lotta|combattimento|lottatori|sport|torneo|wrestler|wrestling
lottatori|combattimento|persone|sport|torneo|uomini|wrestler|wrestling
lottatrici|boxe|combattimento|donna|donne|persone|sport|torneo|wrestling
persona che gioca a pallanuoto|acqua|giocatrice di pallanuoto|piscina|sport
pallanuotista uomo|giocatore di pallanuoto|pallanuoto|persona|piscina|sport|uomo che gioca a pallanuoto
pallanuotista donna|donna che gioca a pallanuoto|giocatrice di pallanuoto|pallanuoto|persona|piscina|sport
persona che gioca a pallamano|atleta|lanciare|pallamanista|sport|tirare la palla
pallamanista uomo|pallamano|sport|uomo che gioca a pallamano
pallamanista donna|atleta|donna che gioca a pallamano|lanciare|pallamano|persona|sport|tirare la palla
persona che fa giocoleria|abilità|destrezza|equilibrio|giocoliere|palline
giocoliere uomo|abilità|destreggiarsi|destrezza|equilibrio|lavoro|multitasking|persona
giocoliere donna|abilità|circo|equilibrio|giocoleria|lavoro|palline|ragazza
persona in posizione del loto|gambe incrociate|meditazione|pace|persona che fa yoga|relax|rilassarsi|yoga|zen
uomo in posizione del loto|meditazione|yoga
donna in posizione del loto|meditazione|yoga
persona che fa il bagno|doccia|fare il bagno|lavarsi|relax|vasca da bagno
persona a letto|addormentato|arredamento|dormire|hotel|notte|sonno|stanca|stanco|zzz
persone che si tengono per mano|coppia|coppia che si tiene per mano|coppia per mano|insieme|mano nella mano|persona|tenersi per mano|uniti
due donne che si tengono per mano|amiche|amicizia|bambine|bff|coppia|darsi la mano|legame|migliori amiche|persone|ragazze|sorelle
uomo e donna che si tengono per mano|amore|coppia|donna e uomo|famiglia|innamorati|persone|tenersi per mano|uomo e donna per mano
due uomini che si tengono per mano|bff|compagni|coppia|fidanzati|gemelli|innamorati|oroscopo|persone|tenersi per mano|uomo|zodiaco
bacio tra coppia|amore|appuntamento|baciarsi|coppietta|fidanzati|persone|romanticismo|romantico
bacio tra coppia: donna e uomo|amore|appuntamento|baciarsi|coppietta|fidanzati|persone|romanticismo|romantico
bacio tra coppia: uomo e uomo|amore|appuntamento|baciarsi|coppietta|fidanzati|persone|romanticismo|romantico
bacio tra coppia: donna e donna|amore|appuntamento|baciarsi|coppietta|fidanzati|persone|romanticismo|romantico
coppia con cuore|amore|anniversario|bacio|innamorati|insieme|persone|romanticismo
coppia con cuore: donna e uomo|amore|anniversario|bacio|innamorati|insieme|persone|romanticismo
coppia con cuore: uomo e uomo|amore|anniversario|bacio|innamorati|insieme|persone|romanticismo
coppia con cuore: donna e donna|amore|anniversario|bacio|innamorati|insieme|persone|romanticismo
famiglia: uomo, donna e bambino|mamma|papà|persone
famiglia: uomo, donna e bambina|bambino|mamma|papà|persone
famiglia: uomo, donna, bambina e bambino|mamma|papà|persone
famiglia: uomo, donna, bambino e bambino|mamma|papà|persone
famiglia: uomo, donna, bambina e bambina|bambino|mamma|papà|persone
famiglia: uomo, uomo e bambino|mamma|papà|persone
famiglia: uomo, uomo e bambina|bambino|mamma|papà|persone
famiglia: uomo, uomo, bambina e bambino|mamma|papà|persone
famiglia: uomo, uomo, bambino e bambino|mamma|papà|persone
famiglia: uomo, uomo, bambina e bambina|bambino|mamma|papà|persone
famiglia: donna, donna e bambino|mamma|papà|persone
famiglia: donna, donna e bambina|bambino|mamma|papà|persone
famiglia: donna, donna, bambina e bambino|mamma|papà|persone
famiglia: donna, donna, bambino e bambino|mamma|papà|persone
famiglia: donna, donna, bambina e bambina|bambino|mamma|papà|persone
famiglia: uomo e bambino|mamma|papà|persone
famiglia: uomo, bambino e bambino|mamma|papà|persone
famiglia: uomo e bambina|bambino|mamma|papà|persone
famiglia: uomo, bambina e bambino|mamma|papà|persone
famiglia: uomo, bambina e bambina|bambino|mamma|papà|persone
famiglia: donna e bambino|mamma|papà|persone
famiglia: donna, bambino e bambino|mamma|papà|persone
famiglia: donna e bambina|bambino|mamma|papà|persone
famiglia: donna, bambina e bambino|mamma|papà|persone
famiglia: donna, bambina e bambina|bambino|mamma|papà|persone
persona che parla|parlare|profilo|urlare
profilo di persona|busto|mistero|nascosto|ombra|sagoma|silhouette
profilo di due persone|amici|due utenti|mistero|ombra|ombre|persona|profili|silhouette
persone che si abbracciano|abbraccio|addio|amicizia|amore|ciao|confortare|consolare|grazie
famiglia|bambino|mamma|papà|persone
famiglia: persone adulte, minore|persona adulta
famiglia: persone adulte, minori|famiglia: persona adulta|famiglia: persona adulta, persona adulta, minore, minore|minore|persona adulta
famiglia: persona adulta, minore
famiglia: persona adulta, minore, minore
impronta di piedi|camminare|corpo|impronte|passi|passo|piede|piedi nudi
impronta digitale|identità|indizio|riconoscimento biometrico|scienza forense|sicurezza|traccia
muso di scimmia|animale|faccina|scimmietta
scimmia|animale|scimmietta|selvatico
gorilla|animale|foresta|scimmia|selvatico
orangotango|animale|gorilla|scimmia|scimmione
muso di cane|animale|cagnolino|cucciolo|domestico|faccina
cane|abbaiare|animale|animale domestico|animali|cagnolino|cucciolo
cane guida|accessibilità|animale|cane da accompagnamento|cieco|non vedente|non vedenti
cane da assistenza|accessibilità|animale|cane da salvataggio|cane di servizio|cane d’assistenza|cane guida
barboncino|animale|cane|pelo|razza|soffice
lupo|animale|bosco|faccina|favola|fiaba|lupo mannaro|muso di lupo|selvatico
volpe|animale|bosco|faccina volpe|furbetto|furbizia|furbo|muso di volpe|natura|volpacchiotto
procione|animale|curiosità|curioso|furbizia|furbo
muso di gatto|animale|animali|faccina
gatto|animale|cucciolo|domestico|gatta|gattina|gattino|miao|micino|micio
gatto nero|animale|felino|halloween|miao|micio|sfiga|sfortuna
leone|alpha|animale|criniera|forte|forza|muso di leone|oroscopo|roar|ruggito|segno zodiacale|selvaggio|selvatico
muso di tigre|animale|animali|faccina|felino
tigre|animale|animali|felino|predatore
leopardo|animale|felino|predatore|selvatico
muso di cavallo|animale|campagna|cavallino|cowboy|dressage|equino|faccina|far west|fattoria|rampante
alce|animale|corna|mammifero
asino|animale|mammifero|mulo|somaro|testardo
cavallo|animale|cavallo da corsa|corsa|corse|fattoria|galoppo|polo|ranch|trotto
unicorno|faccina
zebra|animale|animali|bianco|bianconero|nero|strisce
cervo|animale|animali|bosco|cerbiatto|corna|primavera|selvatico
bisonte|animale|mandria
muso di mucca|animale|animali|faccina|fattoria|muu
bue|animale|animali|bovini|bovino|domestico|fattoria|segno zodiacale del toro|toro
bufalo d’acqua|animale|animali|animali selvatici
mucca|animale|animali|fattoria|latte|muu|vacca
muso di maiale|animale|animali|faccina|fattoria|maialino|natura|pancetta|porchetta
maiale|animale|animali|fattoria|scrofa
cinghiale|animale|animali|bosco|faccina cinghiale|game of thones|maiale selvatico
naso da maiale|animale|animali|faccina|maialino
montone|animale|animali|ariete|fattoria|ovino|pecora|segno zodiacale dell’ariete
pecora|animale|beeh|campagna|contare le pecore|fattoria|lana|montone|morbido|notte|pecorella|pecorone|soffice
capra|animale|animali|capricorno|fattoria|latte|segno zodiacale del capricorno
dromedario|africa|animale|animali|cammello|deserto|gobba|gobbe|trasporto
cammello|animale|animali|deserto|due gobbe|gobba
lama|alpaca|animale|guanaco|lana|lana di alpaca|vicuña|vigogna
giraffa|animale|animali|macchie|puntini|savana|selvaggio|selvatico
elefante|animale|savana|selvatico
mammut|animale|estinzione|grande|lanoso|zanna
rinoceronte|africa|animale|animali|natura|safari|savana|selvatico
ippopotamo|animale
muso di topo|animale|faccina|topolino
topo|animale|animali|cavia|topolino
ratto|animale|animali|fogna|topastro|topo
criceto|animale|animali|domestico|faccina|muso di criceto
muso di coniglio|animale|animale domestico|animali|coniglietto|faccina
coniglio|animale|animali|coniglietto|domestico|fattoria
scoiattolo|animale|animali|bosco|selvatico
castoro|animale|denti|diga|roditore
riccio|animale|animali|spine|spinoso
pipistrello|ali|animale|notte|vampiro
orso|animale|faccina|muso di orso|orsacchiotto|orsetto
orso polare|bianco
koala|animale|animali|australia|faccina koala|selvatico
panda|animale|animali|bamboo|faccina|muso di panda|wwf
bradipo|animale|calma|lentezza|lento|pigrizia|pigro
lontra|animale|giocherellone|lontra marina|pescare
puzzola|animale|puzza|puzzolente
canguro|animale|animale che salta|australia|cucciolo di canguro|marsupiale|saltare
tasso|animale|dare fastidio|infastidire|tasso del miele
impronte di zampe|animale|cane|impronta|impronta di zampa|zampa|zampine
tacchino|animale|giorno del ringraziamento|ringraziamento|thanksgiving
gallina|animale|animali|fattoria|galletto|gallo|pollo|uccello
gallo|alba|animale|animali|domestico|fattoria|galletto|mattino|uccello
pulcino che nasce|animale|cucciolo|gallina|nascita|schiudere|uccello|uovo|uovo che si schiude
pulcino|animale|animali|cucciolo|faccina pulcino|gallina
pulcino visto di fronte|animale|baby shower|bambino|bebè|bimbo|cucciolo|fattoria|galletto|gallina|neonato|ornitologia|piccolo
uccello|animale|ornitologia|passerotto|uccellino
pinguino|animale|antartico|ornitologia|polo sud|uccello
colomba|animale|ornitologia|pace|pasqua|uccellino|uccello|ulivo|volare
aquila|animale|aquila reale|ornitologia|rapace|uccello
anatra|animale|ornitologia|papera|uccello
cigno|animale|brutto anatroccolo|cigno giovane|uccello|volatile
gufo|animale|animali|bosco|foresta|fortuna|saggezza|selvatico|uccello
dodo|animale|estinzione|grande|mauritius|uccello
piuma|leggero|penna|piumaggio|uccello|volo
fenicottero|animale|flamingo|rosa|tropicale|uccello
pavone|animale|appariscente|colorato|esibizionista|orgoglioso|pavoneggiarsi|uccello|vistoso|volatile
pappagallo|animale|parlare|pirata|pirati|uccello|uccello parlante
ala|angelo|aviazione|mitologia|uccello|volare
merlo|animale|cornacchia|corvo|nero|uccello
oca|animale|papera|pollame|starnazzare|stupidità|uccello
fenice|fantasia|immortale|mitologia|personaggio|reincarnazione|reinventarsi|rinascita|trasformazione|uccello di fuoco
rana|animale|bosco|fiaba|lago|muso di rana|natura|principe|raganella|ranocchia|ranocchio|rospo|stagno
coccodrillo|animale|lacrime di coccodrillo|rettile|selvatico
tartaruga|animale|animali|lenta|lentezza|lento
lucertola|animale|animali|rettile
serpente|animale|animali|biscia|bosco|foresta|pericolo|selvatico|vipera
testa di drago|animale|animali|dragone|faccina|fiaba
drago|animale|animali|cinese|dragone|fiaba|game of thrones|mitologia|trono di spade
sauropode|animale|animali|brachiosauro|brachiosaurus|brontosauro|brontosaurus|dinosauro|diplodoco|diplodocus
T-Rex|animale|animali|dinosauro|tirannosauro|tirannosauro rex|tyrannosaurus rex
balena che spruzza acqua|animale|animali|balenottera|cetaceo|mare|oceano|spruzzare
balena|animale|animali|cetaceo|mare|oceano
delfino|animale|cetaceo|mare|oceano|spiaggia
orca|animale|cetaceo|marino|oceano
foca|animale|leone marino|mare|oceano|otaria
pesce|animale|animali|mare|oceano|pesci|segno zodiacale dei pesci
pesce tropicale|animale|animali|mare|oceano
pesce palla|animale|animali|mare|oceano|tropici
squalo|aggressività|animale|animali|pericolo|pesce
polpo|animale|animali|mare|oceano|polipo
conchiglia|animale|conchiglia a spirale|mare|oceano|spiaggia
corallo|barriera|barriera corallina|cambiamento climatico|mare|oceano
medusa|animale|bruciatura|dolore|invertebrato|mare|puntura|trasparente|urticante
granchio|cancro|mare|mollusco|oceano|segno zodiacale
aragosta|animale|aragosta rossa|astice|chele|crostacei|frutti di mare|zuppa
gamberetto|animale|animali|cibo|crostaceo|gambero|mare|oceano
calamaro|animale|animali|cibo|mare|mollusco|oceano|polipo|polpo|totano
ostrica|alimento|cibo|mollusco|ostrea|perla
lumaca|animale|giardino|lentezza|lento|lumachina|lumacone|natura
farfalla|ali|animale|colorata|insetto
insetto|animale|bruco|giardino|millepiedi
formica|animale|formichina|insetto|lavorare
ape|animale|bombo|giardino|insetto|miele|natura|primavera|regina|vespa
coleottero|animale|cimice|insetto|scarabeo
coccinella|animale|fortuna|giardino|insetto|natura
grillo|animale|cavalletta|insetto|ortottero
scarafaggio|animale|blatta|disgustoso|infestante|insetto
ragno|animale|aracnide|disgusto|insetto|schifo
ragnatela|ragno
scorpione|animale|segno zodiacale
zanzara|febbre|insetto|malaria|malattia|morso|puntura d’insetto|virus
mosca|animale|decomposizione|infestante|insetto|insetto volante|larva|malattia|moscone|volare
verme|anellide|animale|lombrico|parassita|strisciare
microbo|ameba|batteri|batterio|scienza|virus
mazzo di fiori|anniversario|appuntamento|bouquet|compleanno|fioraio|fiore|natura|regalo|romanticismo|romantico
fiore di ciliegio|fiorito|natura|pianta|primavera|primula|rosa
fiore bianco|fiorellino|simbolo ben fatto
loto|bellezza|buddhismo|fior di loto|fiore|india|induismo|purezza|serenità|vietnam|yoga
rosetta|coccarda|fiore|natura|pianta
rosa|amore|bellezza|fiore|giardino|natura|pianta|regalo|rosa rossa|rosso
fiore appassito|natura|pianta|rosa|rosa appassita|sfiorire|sfiorita
ibisco|fiore|natura|pianta|rosso
girasole|fiore|giallo|natura|pianta
fiore|bocciolo|fiorellino|giallo|margherita|natura|pianta
tulipano|fiore|giardino|natura|pianta|rosa
giacinto|bocca di leone|fiore|lavanda|lupino|primavera
germoglio|natura|pianta|piantina|primavera
pianta in vaso|casa|coltivare|curare|decorare|inutile|noioso|verde
albero sempreverde|abete|albero di natale|conifera|foresta|natura|pino
albero deciduo|albero rotondo|caduco|natura|pianta
palma|albero|natura|spiaggia|tropicale|tropici
cactus|caldo|deserto|messico|natura|pianta|pianta grassa|spina|spine|west
pianta di riso|cereale|natura|spiga|spiga di riso
pianta|foglia|natura|ramo|verde
trifoglio|foglia|irlanda|natura
quadrifoglio|foglia|fortuna|natura|pianta|piante|quattro
foglia d’acero|autunno|foglia caduta|natura
foglia caduta|autunno|cadute foglia|foglie|foglie cadute|foglie che cadono|foglie rosse|natura|ramo
foglia al vento|foglie|vento che soffia
nido vuoto|nidificazione
nido con uova|nidificazione|nido di uccelli|uccelli
fungo|amanita|autunno|biancaneve|bosco|favola|fiaba|funghetto|natura|velenoso
albero spoglio|inverno|senza foglie|siccità
uva|cibo|dioniso|frutta|frutto|grappolo|grappolo d’uva|vino|viola
melone|cantaloupe|cibo|frutta|frutto|oliva
anguria|cibo|frutta|frutto
mandarino|agrume|agrumi|arancia|cibo|frutta|frutto|vitamina c
limone|agrume|aspro|cibo|estate|frutta|frutto|giallo
lime|agrume|cibo|cocktail|dissetante|frutta|limone|limone verde|mojito|succo|tequila|tropicale
banana|cibo|frutta|frutto|potassio
ananas|cibo|frutta|frutto|pina colada|tropicale
mango|cibo|frutta|frutto|shaker|tropicale
mela rossa|cibo|dieta|frutta|frutto
mela verde|cibo|dieta|frutta|frutto
pera|cibo|frutta|frutto
pesca|cibo|frutta|frutto
ciliegie|cibo|ciliegia|frutta|frutto
fragola|cibo|frutta|frutto|rosso
mirtilli|bacca|blu|cibo|frutta|frutti di bosco|mirtillo
kiwi|cibo|frutt|frutta|frutto
pomodoro|cibo|rosso|verdura
oliva|cibo|olio|ramo di ulivo|ulivo
cocco|cibo|frutta|frutto|noce di cocco|palma|piña colada
avocado|cibo|frutta|frutto
melanzana|cibo|verdura
patata|cibo|ortaggio|patatine|tubero|verdura
carota|arancione|carotene|cibo|coniglio|dieta|ortaggio|radice|sano|verdura|verdure
pannocchia|cibo|fattoria|granoturco|mais|verdura
peperoncino|cibo|hot|piccante|verdura
peperone|cibo|ortaggio|peperone verde|verdure
cetriolo|cetriolino sottaceto|cibo|ortaggio|sotto aceto|sott’aceto|verdura
verdure a foglia|bok choy|cavolo|cavolo cinese|cavolo nero|foglia verde|hamburger|insalata|kale|lattuga|verdura|verza
broccoli|broccolo|cavolo nero|cibo|verde|verdura
aglio|alimento|cibo|condimento|insaporire|insaporitore|spicchio d’aglio
cipolla|alimento|cibo|insaporire|insaporitore|piangere|soffritto
arachidi|arachide|cibo|frutta secca|nocciolina|noccioline
fagioli|cibo|legume
castagna|autunno|bosco|caldarroste|cibo|frutta|frutto|nocciola
radice di zenzero|birra|salute|spezia
baccello di piselli|cibo|edamame|legume|pisello|vegetale|verdura
fungo marrone|autunno|bosco|champignon|cibo|natura|porcino|vegano|vegetale|vegetariano
ortaggio da radice|barbabietola|orto|rapa|vegetale
pane in cassetta|carboidrati|cereali|cibo|pancarré|pane a cassetta|ristorante|toast
croissant|bar|cibo|colazione|cornetto|dolce|francese|zucchero
baguette|carboidrati|cibo|filone|francese|francia|pane
focaccia|arepa|cibo|lavash|naan|pane|piadina|pita|tigella
pretzel|brezel|cibo|pane
bagel|ciambella di pane|colazione|pane|panetteria|panificio|spalmare|spalmare formaggio sul bagel
pancake|america|brunch|burro|cibo|colazione|crêpe|dolce|francia|frittelle|sciroppo d’acero|zucchero
waffle|cialda|cibo|colazione|gaufre
fetta di formaggio|cibo|gruviera
carne|barbecue|carne con osso|cibo|fame|osso|ristorante
coscia di pollo|carne|cibo|coscia di tacchino|fame|osso|ristorante|tacchino
taglio di carne|bistecca|braciola|carne rossa|cibo|costoletta|costoletta di maiale|costoletta d’agnello|cotoletta|scaloppina
pancetta|americana|bacon|carne|cibo|cibo americano|colazione|maiale
hamburger|cibo|fast food|panino|ristorante|sandwich
patatine|cibo|patatine fritte|ristorante
pizza|cena|cibo|fame|fetta|fetta di pizza|pizzeria|ristorante
hot dog|cibo|panino|street food|wurstel
sandwich|cibo|pane|panino
taco|cibo|cucina messicana|guacamole|messicana|messicano|messico|ristorante|salsa|tacos
burrito|cucina messicana|messico
tamale|cibo|involtino|messicano|pamonha
pita farcita|carne|cibo|cibo turco|cucina turca|falafel|gyro|kebab|ripieno|ristorante
falafel|ceci|cibo|felafel|polpetta|polpette di ceci
uovo|cibo|uova
cucinare|cibo|colazione all’americana|friggere|padella|padellino|ristorante|uova|uovo|uovo in padella
padella con cibo|casseruola|cucina|cucinare|paella|spagna
pentola di cibo|ciotola di cibo|minestra|ristorante|stufato|zuppa
fonduta|cibo|cioccolato|formaggio|fuso|pentola|sci
ciotola con cucchiaio|cereali|cibo|colazione|porridge|scodella|tazza|zuppa|zuppiera
insalata verde|cena|cibo|insalata mista|mangiare|pranzo|salutare|salute|verdure
popcorn|cibo|cinema|mais
burro|alimento|cibo|latticini|latticino
sale|condimento|gusto|salato|saliera|sapore|saporito
cibo in scatola|latta|lattina|scatoletta
bento box|lunch box|monoporzione|piatto pronto|ristorante
galletta di riso|cibo
onigiri|arancino di riso|arancino di riso giapponese|cibo|giapponese|orientale|polpetta di riso giapponese|riso|ristorante
riso bollito|cibo|cinese|ristorante
riso al curry|cibo|india|indiano|ristorante
ciotola fumante|bacchette|cibo|cinese|ciotola di noodle|giapponese|noodle|pho|piatto caldo|ramen|ristorante
spaghetti|cena|cibo|cucina|cucinare|fame|pasta|pranzo|puttanesca|ragù|ristorante
patata dolce arrosto|cibo|ortaggio|verdura
oden giapponese|cibo|cucina|kebab|pesce|ristorante|spiedino|spiedino di pesce
sushi|cibo|cucina|giapponese|riso|ristorante|salmone
gambero fritto|cibo|gamberetto|ristorante|tempura
tortino di pesce a spirale|cibo|crocchetta di pesce|cucina giapponese|giapponese|ristorante|rotolo di pesce
torta della luna|autunno|dolce della luna|dolce lunare|festa d’autunno|festival|moon cake|torta lunare|yuebing|yuèbǐng
dango|dolce|dolcetto|palline di mochi|ristorante|spiedino di mochi
raviolo|cibo|dumpling|empanada|fagottino|gyoza|jiaozi|pierogi|ravioli
biscotto della fortuna|cibo|cinese|consiglio|profezia|suggerimento
confezione da asporto|bacchette|bastoncini|cibo|cibo a domicilio|cibo cinese|cibo da asporto|consegna|scatola d’asporto
cono gelato|bar|crema|dessert|dolce|estate|gelateria|ristorante|zucchero
granita|cibo|estate|ghiaccio|granita siciliana|sicilia
coppa di gelato|cibo|crema|dessert|dolce|estate|gelateria|ristorante|zucchero
ciambella|cibo|cioccolato|dolce|donut|ristorante|zucchero
biscotto|biscottino|cibo|cioccolato|cookie|dessert|dolce|gocce di cioccolato|ristorante|zucchero
torta di compleanno|auguri di compleanno|buon compleanno|candeline|cibo|dolce|festa|festeggiare|pasticceria|tanti auguri|zucchero
fetta di torta|dessert|dolce|ristorante|zucchero
cupcake|delizia|dessert|dolce|festa|panetteria|panificio|pasticceria|tortina|zucchero
torta|apple pie|cibo|dolce|fetta|pasticceria|torta di mele|torta di zucca|tortino
cioccolato|barretta di cioccolato|break|cibo|cioccolata|dolce|dolcetto|felicità|goloso|halloween|ristorante|snack
caramella|caramelle|dolce|dolcetti|dolcetto|dolci|dolciume|halloween|zucchero
lecca lecca|caramella|chupa chups|dolce|dolcetti|dolcetto|dolci|ristorante|willi wonka|zucchero
budino|cibo|creme caramel|dessert|dolce|dolci|pudding|ristorante|zucchero
barattolo di miele|api|cibo|dolce|ristorante|vaso|vaso di miele|winnie the pooh|zucchero
biberon|bambina|bambino|bebé|bere|bimba|bimbo|fame|latte|neonata|neonato|tenero
bicchiere di latte|bevanda
bevanda calda|caffè|fumante|the|thè|tè caldo
teiera|bere|cibo|thè|tè
tazza da tè senza manico|bere|bevanda|pomeriggio|sete|tazza di tè|tazzina
sakè|bar|bere|bevanda|bicchiere|bottiglia|bottiglia e bicchiere di sake|bottiglia e bicchiere di sakè|giapponese|ristorante|sake
bottiglia stappata|auguri|bar|bere|brindisi|celebrare|champagne|congratulazioni|festeggiare|spumante|stappare|tappo
bicchiere di vino|alcool|bar|bere|calice|enoteca|ristorante
cocktail|alcol|alcolico|bar|bere|bevanda|bicchiere|bicchiere da cocktail|calice|drink|ristorante
cocktail tropicale|alcool|bar|bere|club|drink|ristorante
boccale di birra|alcool|bar|bere|estate|germania|octoberfest|pinta|pub|ristorante|sete
boccali di birra|alcool|bar|birre|boccali di birra che brindano|brindisi|celebrare|cin cin|festeggiare|pub|ristorante
brindisi|anniversario|auguri|bere|brindare|champagne|cin cin|compleanno|congratulazioni|festeggiare|prosecco|spumante
bicchiere tumbler|alcool|bevanda|drink|liquore|whisky
liquido versato|bevanda|bicchiere|bicchiere rovesciato|drink|rovesciare|svuotare|versare
bicchiere con cannuccia|acqua|bevanda|bevande|bibita|bibita gasata|succo
bubble tea|bibita|boba|bolla|bolle|cibo|latte|perla|sfera|taiwan|thè|tè con le bolle
bevanda monodose|bevanda in brick|brick|cannuccia|succo|succo di frutta in cartone
mate|bevanda|erba mate|mate argentino
cubetto di ghiaccio|freddo|gelo|ghiaccio in cubetti|ghiaccio in cubi
bacchette|bastoncini|cibo asiatico|hashi|jeotgarak|kuaizi
piatto e posate|apparecchiare|cena|coltello|fame|forchetta|mangiare|pranzo|tavola
forchetta e coltello|affamata|affamato|cena|che fame|cibo|cucinare|fame|mangiare|posate|pranzo|ristorante
cucchiaio|cucchiaino|cucina|posate|stoviglie|utensili
coltello da cucina|arma|chef|fame|posate
barattolo|condimento|conservare|contenitore|dispensa|salsa|sugo|vuoto
anfora|acquario|ornamento|reperto|segno zodiacale|vaso
Europa e Africa|globo|mappamondo|natura|pianeta|terra
America|americhe|globo|mappamondo|natura|pianeta|terra
Asia e Australia|globo|mappamondo|natura|pianeta|terra
globo con meridiani
mappa mondiale|cartina|mondo|viaggiare
mappa del Giappone
bussola|direzione|magnetica|navigazione|orientamento
montagna innevata|cima|ghiacciaio|inverno|paesaggio
montagna|arrampicata|cima|vetta
frana|disastro|montagna|pericolo|rocce|smottamento|terremoto|valanga
vulcano|eruzione|etna|lava|natura|vesuvio|vulcano in eruzione
Monte Fuji|giappone|montagna|natura|paesaggio
campeggio|lago|montagna|tenda|vacanza
spiaggia con ombrellone|estate|mare|ombrellone in spiaggia|vacanze
deserto|arido|caldo|canyon|sole cocente
isola deserta|mare|naufrago|palma|solitudine|spiaggia|vacanza
parco nazionale|colline|escursione|natura|paesaggio
stadio|calcio|competizione|concerto|derby|domenica|giocare|gioco|partita|quiddich|sfida|sport
edificio classico|antichità|grecia|palazzo|partenone|tempio|tempio greco
edificio in costruzione|cantiere|costruire|edilizia|gru
mattoni|argilla|malta|mattone|muro|muro di mattoni
roccia|duro|macigno|masso|pesante|pietra|sasso|solido
legna|ceppo|ciocco|legname|legno|tronco
capanna|capanno|casa|iurta|rifugio
case|casa|casetta|casette|cittadina|edifici|quartiere|residenziale|via|vicinato|vicini|vicino
casa in rovina|abbandonata|crepa|crepe|decrepita|disabitata|disabitato|fatiscente|rovinato|rudere|terremoto
casa|abitazione|casa di campagna|casetta|edificio|fattoria|villetta
casa con giardino|abitazione|casa di campagna|casetta|edificio|nido|villa|villetta
edificio|edificio di uffici|edifico di uffici|palazzo|ufficio
ufficio postale giapponese|edificio|palazzo
ufficio postale|edificio|europeo|ufficio postale europeo
ospedale|clinica|covid|edificio|emergenza|infermiera|infermiere|malattia|medici|medicina|pronto soccorso
banca|denaro|edificio|finanza|mutuo|prelevare|soldi|wall street
hotel|albergo|edificio|palazzo
love hotel|amore|edificio|motel
minimarket|24 ore|autogrill|edificio|negozio|negozio aperto 24 ore|supermercato
scuola|alunni|classe|classi|edificio|imparare|insegnante|liceo|maestra|università
grande magazzino|centro|commerciale|edificio
fabbrica|azienda|ciminiera|edificio|industria|industriale|inquinamento|produzione|stabile
castello giapponese|asia|casa|edificio|palazzo
castello|edificio|fiaba|fiabe|palazzo
chiesa per matrimonio|amore|cappella|nozze|religione|romanticismo|sposarsi
Torre di Tokyo|architettura|città|giappone|tokyo tower|torre rossa
Statua della Libertà|america|new york|simbolo
chiesa|cappella|cattedrale|cristianesimo|croce|edificio|religione
moschea|islam|islamismo|musulmani|musulmano|pregare|preghiera|religione
tempio indù|induismo|tempio induista
sinagoga|ebraismo|religione|tempio ebraico
santuario shintoista|cina|cinese|jinja|religione
Kaaba|arabia saudita|islam|islamismo|la mecca|musulmana|musulmani|musulmano|religione
fontana|acqua|acqua che scorre
tenda|accampamento|campeggio
nebbioso|clima|meteo|montagna con la nebbia|nebbia
notte stellata|cielo|città|città di notte|luna|stelle
paesaggio urbano|città|edifici|finistra|grattacieli|metropoli|vista
alba sulle montagne|montagna|paesaggio|sole|sole che sorge|tramonto
alba|finestra|mattino|natura|sole|sole che sorge
città al tramonto|edifici|paesaggio
tramonto|città|skyline|sole che tramonta sulla città
ponte di notte|golden gate|paesaggio|san francisco
sorgenti termali|acqua sorgente|acqua termale|terme
cavallo da giostra|cavallino|infanzia|intrattenimento
scivolo|area divertimento|area giochi|giocare|giochi per bambini|parco giochi|scivolata
ruota panoramica|intrattenimento|london eye|luna park|parco divertimenti|parco giochi
montagne russe|intrattenimento|luna park|parco divertimenti
barbiere|insegna
circo|festa|fiera|intrattenimento|orfei|spettacolo|tenda|tenda da circo|tendone
locomotiva|ferrovia|locomotiva a vapore|motore|treno|vapore|veicolo|viaggiare
vagone|elettrico|ferrovia|tram|trasporto|treno|veicolo|viaggiare
treno alta velocità|ferrovia|freccia|tav|trasporto|veicolo|veloce|viaggiare
treno alta velocità punta arrotondata|ferrovia|mezzo|trasporti|trasporto|veicolo|veloce|viaggiare
treno|arrivo|binari|ferrovia|freccia|mezzo|trasporto|veloce
metropolitana|mezzo|trasporti|trasporto|veicolo|viaggiare
metrotranvia|arrivare|ferrovia|mezzo|monorotaia|tram|trasporti|trasporto|treno|veicolo|viaggiare
stazione|arrivo|fermata|ferrovia|ritardo|trasporto|treno|veicolo|viaggiare
tram|arrivo|ferrovia|freccia|partire|pendolare|trasporto|treno|veicolo|veloce|velocità|viaggiare
monorotaia|mezzo|trasporti|trasporto|veicolo|veloce|viaggiare
ferrovia di montagna|trasporti|treno|treno di montagna|veicolo|viaggiare
vagone del tram|filobus|mezzo|trasporti|trasporto|veicolo
bus|autobus|mezzo|scuola|scuolabus|trasporti|trasporto|veicolo
bus in arrivo|autobus|mezzo|scuolabus|trasporti|trasporto|veicolo|viaggiare
filobus|autobus|città|mezzo|tram|trasporti pubblici|veicolo|viaggiare
pulmino|bus|fiorino|guidare|minibus|pullmino|veicolo|viaggiare
ambulanza|croce rossa|emergenza|incidente|mezzo|ospedale|trasporto|veicolo
camion dei pompieri|autopompa|emergenza|incendio|mezzo|veicolo|vigili del fuoco
macchina della polizia|auto|carabinieri|gazzella|veicolo
macchina della polizia in arrivo|auto della polizia|automobile|gazzella|mezzo|trasporti|trasporto|veicolo|volante
taxi|auto|guidare|mezzo|tassì|taxi giallo|trasporto|veicolo
taxi in arrivo|mezzo|tassì|taxi giallo|trasporti|trasporto|veicolo
auto|automobile|guidare|macchina|mezzo|trasporti|veicolo|viaggiare
auto in arrivo|automobile|automobile in arrivo|guidare|mezzo|trasporti|trasporto|veicolo
SUV|auto|automobile|guidare|macchina|trasporti|utilitaria|veicolo|viaggiare
pickup|auto|camioncino|furgoncino|pick-up|trasporto|veicolo
camion|consegna|in viaggio|mezzo|trasporti|trasporto|veicolo
autoarticolato|camion|guidare|rimorchio|spedizione|trasporto|veicolo|viaggiare
trattore|agricolo|campagna|fattoria|guidare|lavoro|mezzo|veicolo
auto da corsa|gran premio|sport|velocità
motocicletta|avventura|due ruote|mezzo|moto gp|ruote|trasporti|trasporto|veloce
scooter|due ruote|estate|guidare|mezzo|motorino|trasporti|trasporto|vacanze romane|veicolo|vespa|viaggiare
sedia a rotelle manuale|accessibilità|carrozzina manuale
sedia a rotelle motorizzata|accessibilità|carrozzina motorizzata
risciò a motore|tuk tuk
bicicletta|due ruote|gita|mezzo|pedalare|spinning|sport|trasporti|trasporto|veicolo
monopattino|trasporti|veicolo
skateboard|andare in skate|andare sullo skateboard|rotelle|skateboarder|skater|tavola da skateboard
pattini a rotelle|pattinaggio|pattinare|sport
fermata dell’autobus|pendolare|stop|viaggiare
autostrada|guidare|pedaggio|strada veloce|viaggiare
binari|ferrovia|treno
barile di petrolio|bidone|fusto
stazione di servizio|benzina|carburante|fare il pieno|pieno|pompa di benzina
ruota|auto|cerchio|cerchione|girare|gomma|pneumatico|veicolo
lampeggiante|carabinieri|emergenza|luce|rosso|sirena|sirena dei carabinieri|sirena della polizia
semaforo orizzontale|traffico
semaforo verticale|incrocio|luce|segnale|stop|traffico
segnale di stop|geometria|ottagonale|ottagono|rosso
area cantiere|costruzione|giallo e nero|simbolo|simbolo area cantiere
ancora|mare|marina|marinaio|nave|simbolo
salvagente|ciambella|galleggiante|gonfiabile|nuotare|salvare|salvataggio|sicurezza|soccorso
barca a vela|località balneare|mare|sport|vacanza|yacht
canoa|barca|fiume|imbarcazione|kayak|lago|mare|pagaia|sport|trasporto
motoscafo|barca|lago|lusso|mare|mezzo|milionario|vacanza|vacanze|veicolo|veloce
nave da crociera|barca|imbarcazione|traghetto|vacanza
traghetto|barca|crociera|mare|nave|traversata
barca a motore|barcone|imbarcazione|lusso|motoscafo|yatch
nave|barca|crociera|imbarcazione|mare|titanic|trasporti|trasporto|veicolo|viaggiare
aeroplano|aereo|jet|partenza|velivolo|viaggio
aereo turistico|aeroplano|jet|velivolo|viaggiare|viaggio
decollo|aereo|andare|check-in|partenza|partenze|partire|pista di decollo|trasporti|trasporto|vacanza|viaggiare
atterraggio|aereo|aeroplano|aeroporto|arrivare|arrivi|arrivo|pista d’atterraggio|trasporti|trasporto|veicolo|viaggiare
paracadute|paracadute ascensionale|paracadutismo|paracadutista|parasailing|parà|skydiving|sport
sedile|sedia
elicottero|trasporti|veicolo|velivolo|viaggiare|volare
ferrovia sospesa|funivia|mezzo|trasporti|trasporto|veicolo
funivia|cabina|funicolare|montagna|sci|ski lift|trasporti|trasporto|veicolo
funivia aerea|funicolare|montagna|sci|sciare|tram|trasporto
satellite|spazio
razzo|astronauta|astronave|spazio|trasporti|universo|veicolo|viaggiare|viaggio
disco volante|alieni|extra terrestri|marziani|spazio|ufo
campanello da hotel|campanello d’hotel|reception
valigia|bagagli|bagaglio|partenza|partiamo|preparare il bagaglio|preparazione dei bagagli|si parte|trolley|viaggiare|viaggio
clessidra|sabbia|tempo
clessidra che scorre|sabbia|tempo
orologio|orologio da polso|tempo
sveglia|attesa|mattino|ora|ore|suono|svegliarsi|tempo
cronometro|cronometrare|gara|prendere il tempo
timer|orologio
orologio da mensola|ora|sveglia|tempo
ore dodici|12:00|mezzanotte|mezzogiorno|ora|orologio|tempo
ore dodici e mezza|12:30|mezzanotte e mezza|mezzogiorno e mezza|ora|tempo
ore una|13:00|1:00|ora|orologio|tempo
ore una e mezza|13:30|1:30|ora|orologio|tempo
ore due|14:00|2:00|orologio|tempo
ore due e mezza|14:30|2:30|orologio
ore tre|15:00|3:00|ora|orologio|tempo
ore tre e mezza|15:00|3:30|orologio
ore quattro|16:00|4:00|ora|orologio|tempo
ore quattro e mezza|16:30|4:30|ora|orologio|tempo
ore cinque|17:00|5:00|ora|orologio|tempo
ore cinque e mezza|17:30|5:30|ora|orologio|tempo
ore sei|18:00|6:00|ora|orologio|tempo
ore sei e mezza|18:30|6:30|ora|orologio|tempo
ore sette|19:00|7:00|ora|orologio|tempo
ore sette e mezza|19:30|7:30|ora|orologio|tempo
ore otto|20:00|8:00|orologio
ore otto e mezza|20:30|8:30|ora|orologio|tempo
ore nove|21:00|9:00|ora|orologio|tempo
ore nove e mezza|21:30|9:30|ora|orologio
ore dieci|10:00|22:00|ora|orologio|tempo
ore dieci e mezza|10:30|22:30|ora|orologio|tempo
ore undici|11:00|23:00|orologio
ore undici e mezza|11:30|23:30|ora|orologio|tempo
luna nuova|cielo|luna nera|natura|notte|novilunio
luna crescente|buona notte|mezza luna|natura|notte|quarto di luna|sogni|spicchio di luna
primo quarto di luna|natura|notte
luna gibbosa crescente|natura|notte
luna piena|natura|notte|plenilunio
luna gibbosa calante|luna quasi pieni|natura|notte
ultimo quarto di luna|metà|natura|notte|spazio
luna calante|natura|notte
spicchio di luna|calante|cielo|crescente|gobba|natura|notte|spazio|ultimo quarto
faccina luna nuova|luna nera|luna nuova con faccina|natura|notte
faccina primo quarto di luna|cielo|luna con faccina|natura|notte|quarto di luna con faccina
faccina ultimo quarto di luna|faccina della luna|luna con faccina|natura|notte|quarto di luna con faccina
termometro|caldo|clima|freddo|meteo|temperatura
sole|calore|luce|meteo|raggi|soleggiato|splendente
faccina luna piena|faccina con la luna|faccina della luna|luna con faccina|luna piena con faccina|natura
faccina sole|bel tempo|caldo|denari|estate|giornata|giorno|meteo|soleggiato
pianeta con satellite|corpo celeste|pianeta con anelli|saturno|spazio
stella|astro|natura|stella gialla|stellina
stella che brilla|brillante|evvai|felicità|festeggiare|natura|notte|scintillante|sorpresa|stella con scintille|stellina
stella cadente|desiderio|fortuna|notte
Via Lattea|nebulosa|notte|spazio|stelle
nuvola|meteo|natura|nuvola nera|nuvoletta
sole coperto|meteo|natura|nuvola|sole con nuvole|variabile
temporale|diluvio|fulmini|meteo|natura|nuvole|pioggia
parzialmente nuvoloso|meteo|natura|nuvola|nuvole|sole|sole dietro nuvola|variabile
molto nuvoloso|coperto|maltempo|meteo|natura|nuvole
sole coperto e pioggia|meteo|natura|nuvola|nuvola con sole|sole con pioggia|sole dietro nuvola|variabile
pioggia|diluvio|meteo|natura|nuvole|nuvoloso|pioggerella|piovere|piovigginare
neve|brutto tempo|freddo|meteo|natura|nevica|nuovola|nuvole|tempo
fulmini|fulmine|maltempo|meteo|natura|nuvola|nuvole|pioggia|tempo|temporale|temporali
tornado|meteo|tromba d’aria|twister|uragano|vento
nebbia|foschia|meteo|nuvole|visibilità ridotta
vento|aria|eolo|sbuffo
ciclone|mal di mare|meteo|nausea|spirale|tifone|tornado|vento
arcobaleno|bisessuale|colori|gay|lesbica|lgbt|meteo|natura|omosessuale|pace|pioggia|transgender
ombrello chiuso|meteo|pioggia|piovere
ombrello|meteo|pioggia
ombrello con gocce di pioggia|diluvio|gocce d’acqua|meteo|natura|ombrello bagnato
ombrellone|estate|mare|meteo|sole|spiaggia|vacanza
alta tensione|fulmine|pericolo|simbolo|tuono
fiocco di neve|freddo|ghiaccio|inverno|meteo
pupazzo di neve|freddo|inverno|meteo|pupazzo innevato
pupazzo di neve senza neve|inverno|natura
cometa|natura|spazio|stella cometa
fuoco|bruciare|caldo|calore|esplosione|falò|fiamma|fiamme|inferno|passione
goccia|acqua|freddo|fumetto|lacrima|natura|sudore|triste
onda|acqua|la grande onda|mare|natura|oceano|onda del mare|onda d’acqua|surf
zucca di Halloween|festa|lanterna
albero di Natale|celebrare|festa|festeggiare|festoni|natura|palline|pino
fuochi d’artificio|boom|celebrazione|festa|fuoco d’artificio|luce|scintilla|stella
stellina scintillante|boom|esplosione|festa|fuoco|fuoco d’artificio|stella filante|stelline scintillanti
petardo|botto|dinamite|esplodere|esplosivo|far esplodere|fuochi artificiali|fuochi d’artificio|scintilla|scoppiare|scoppio
stelline|scintille|spendente|stelle
palloncino|auguri|compleanno|festa
spara coriandoli|auguri|compleanno|congratulazioni|evviva|felicità|festa|party|stelle filanti|urrà|yahoo
coriandoli|carnevale|congratulazioni|decorazioni|evviva|festa|festeggiare|palla|palla di coriandoli|stelle filanti
albero di Tanabata|albero decorato|decorazioni|decorazioni di carta|festa|festa delle stelle|giappone|giapponese|natura
bambù decorato|decorazione kadomatsu|festa|giapponese|pianta|pino
bambole giapponesi|festa|festa delle bambole|hina-matsuri|hinamatsuri|imperatore|imperatore e imperatrice|imperatrice
aquilone a forma di carpa|festa|giapponese|pesce
campana al vento|campanelle|campanelle a vento|festa|scacciapensieri
contemplazione della luna|contemplazione festa|festa|festa della contemplazione della luna|festa della luna|festeggiare
busta hongbao|buona fortuna|buono auspicio|busta rossa|busta soldi|denaro|hóngbāo|lai see|regalo|soldi
fiocco|auguri|bambina|bebé|festa|fiocco rosa|neonata
regalo|dono|festa|fiocco|natale|pacchetto|regalino|sorpresa
nastro|festa|festeggiamenti|fiocchetto|fiocco|fiocco giallo|nastro giallo|nodo
biglietto d’ingresso|cinema|entrata|spettacolo|ticket
biglietto|ammissione|cartellino|giallo|ingresso
medaglia militare|medaglia al valore|medaglia con stella|onore|onoreficenza|riconoscimento|stella|valore|vittoria
coppa|campione|premio|sport|trofeo|vincere|vincitore|vittoria
medaglia sportiva|campione|corsa|gara|podio|risultato sportivo|vincere|vittoria
medaglia d’oro|numero 1|numero uno|primo posto|sport|uno|vincere
medaglia d’argento|secondo posto|sport
medaglia di bronzo|gara|medaglia 3|sport|terzo|terzo posto
pallone da calcio|calcetto|palla|sport
palla da baseball|battitore|guantone|mazza|ricevitore|sport
palla da softball|guantone|sport
palla da pallacanestro|basket|basketball|canestro da basket|pallone|pallone da basket|sport
palla da pallavolo|pallone|rete|sport|volley
football americano|palla|sport
pallone da rugby|palla|sport
tennis|giallo|palla|palla da tennis|pallina|pallina gialla|racchetta e palla da tennis|sport
frisbee|disco|disco volante|ultimate frisbee
bowling|birilli|giocare|gioco|palla|palla da bowling|sport
cricket|gioco|mazza|palla|sport
hockey su prato|campo|mazza|palla|partita|sport
hockey su ghiaccio|giocare|hockey sul ghiaccio|mazza|mazza da hockey|puck|sport
lacrosse|goal|palla|pallina|racchetta da lacrosse|rete|sport
ping pong|giocare|gioco|pallina|racchetta|rete|sport|tennis da tavolo|tennis tavolo
badminton|giocare|gioco|racchetta|sport|volano
guantone da pugilato|boxe|forza|pugile|pugno|sport
kimono per arti marziali|judo|karate|sport|taekwondo|uniforme
porta da calcio|gol|porta di calcio|rete|sport|traversa
bandiera in buca|bandiera golf|bandierina|golf
pattinaggio su ghiaccio|pattinaggio artistico|pattini|sport
canna da pesca|intrattenimento|lenza|pescare|pesce|sport
maschera da sub|diving|fare immersioni|immersioni|maschera e boccaglio|nuotare|nuoto|snorkeling|sport
maglia da corsa|abbigliamento|correre|fascia|maglia da corsa con fascia|sport
sci|accessori|scarpone|scarpone da sci|sport
slitta|inverno|montagna|neve|slittino|toboggan
stone da curling|sport
bersaglio|arciere|arco|colpire|freccette|gioco|sport|target|tiro con l’arco
yo-yo|giocattolo|rocchetto|yoyo
aquilone|planare|vento|volare|volo
pistola ad acqua|arma|revolver|sparare
palla da biliardo|8|giocare|gioco|otto|palla otto|sport
sfera di cristallo|chiaroveggenza|chiromanzia|futuro|magia|sfera viola
bacchetta magica|abracadabra|formula magica|incantesimo|maga|magia|mago|strega|stregone
gamepad|console|giocare|gioco|joystick|videogioco
joystick|giocare|leva del joystick|video giochi|video gioco|videogame|videogiochi|videogioco
slot machine|azzardo|casinò|gioco|gioco d’azzardo|scommesse|scommettere
dado|dadi|gioco|gioco dei dadi
pezzo di puzzle|incastrarsi|incastro|indizio|pezzo mancante|tassello|tessera del puzzle
orsetto|giocattolo|imbottito|orsacchiotto|orsacchiotto di peluche|orsetto di peluche|orso|peluche|soffice|teddy bear
pentolaccia|caramelle|divertimento|dolcetti|festa|gioco della pentolaccia|gioco della pignatta|pignatta
palla da discoteca|ballare|brillare|dance|festa|glitter|palla a specchio|party|specchi
matrioska|bambola|bambola di legno|bambola russa|matriosca|russia
picche|carte|seme
cuori|carte|cuore|seme
quadri|carte|rombo|seme
fiori|carte|seme
pedina degli scacchi|sacrificabile|scacco matto
jolly|carta|carta da gioco|gioco|joker
tessera Mahjong|drago|drago rosso
carta da gioco Hanafuda|carta dei fiori|giappone|giapponese|gioco di carte
maschere|arte|arti performative|carnevale|dietro le quinte|intrattenimento|palco|performance|recitare|scena|shakespeare|teatro
quadro incorniciato|arte|cornice|dipinto|disegno|galleria|museo|opera d’arte|paesaggio|quadretto
tavolozza|arte|artista|colori|creativo|dipingere|palette|pittore|pittura|tavolozza dei colori
filo|ago|bobina|corda|cucire|rocchetto|rotolo
ago da cucito|attività|punti|ricamo|sarta|sarto|sartoria|suture
gomitolo|fare a maglia|filo|lavorare a maglia|palla|sferruzzare|uncinetto
nodo|annodato|corda|fune|legare|spago
occhiali da vista|abbigliamento|nerd
occhiali da sole|abbigliamento|accessori|cool|estate|figo|luce|occhiali scuri
maschera|immersioni|nuotare|nuoto|occhiali di protezione|occhiali protettivi|occhialini|protezione per gli occhi|saldare|saldatura|sub
camice|abiti|camice bianco|camice da laboratorio|dottore|dottoressa|esperimento|giacca|medico|scienziato
gilet di sicurezza|antinfortunistica|emergenza|gilet antinfortunistica|gilet catarifrangente
cravatta|abbigliamento|abbigliamento uomo|camicia|camicia a righe|colletto|vestiti da uomo
t-shirt|abbigliamento|abbigliamento informale|casual|colletto|maglia|maglietta|maniche corte|polo|shopping
jeans|abbigliamento|blu|casual|denim|pantaloni|vestiti
sciarpa|abbigliamento|collo|freddo|inverno|sciarpetta|sciarpina
guanti|blu|guanto|mano
cappotto|abbigliamento|freddo|giacca|giaccone|giubbotto|inverno|rosso
calzini|abbigliamento|calze|calzette
vestito|abbigliamento|abito|donna|elegante|vestiti
kimono|abbigliamento|giappone|vestito
sari|abbigliamento|abito indiano|abito tradizionale indiano|vestito indiano|vestito tradizionale
costume da bagno intero|abbigliamento|costume da donna|costume intero
slip|costume da bagno maschile|costume da uomo|intimo|mutande da uomo
pantaloncini|abbigliamento|boxer|costume da bagno maschile|costume da uomo|intimo|mutande da uomo|shorts
bikini|abbigliamento|costume|costume da bagno|costume due pezzi|estate|mare|piscina|spiaggia
maglietta da donna|abbigliamento|maglietta rosa|polo|t-shirt|vestiti|vestiti da donna
ventaglio|afa|aria|caldo|rinfrescare|sventagliare|sventolare|timidezza
borsellino|abbigliamento|accessori|borsetta|denaro|elegante|moneta|porta monete|portafogli|shopping|soldi
borsa|abbigliamento|borsetta|shopping|valigia
pochette|abbigliamento|accessori|borsa|borsetta|elegante
borse della spesa|acquisti|borsa|sacchetti|sacchetti regalo|shopping
zaino|accessori|campeggio|cartella|cartella di scuola|compiti|istruzioni|scuola|viaggiare|zainetto|zaino di scuola|zaino per la scuola
infradito|abbigliamento|ciabatte|mare|sandali|scarpe|spiaggia
scarpa da uomo|abbigliamento|accessori|mocassino|shopping
scarpa sportiva|abbigliamento|accessori|correre|corsa|scarpa da ginnastica|scarpe|scarpe da corsa|scarpe da tennis|sneaker|tennis
stivale da trekking|campeggio|escursionismo|passeggiata|scarpa|scarponcino|scarpone|scarponi
ballerina|ballerine|comfort|scarpa bassa|scarpa senza lacci|scarpe da ballerina
scarpa con il tacco|abbigliamento|decolleté|donna|moda|stiletto
sandalo da donna|abbigliamento|accessori|scarpa
scarpette da ballerina|balletto|danza|danza classica|scarpette da ballo
stivale da donna|abbigliamento|scarpa|scarpe|stivaletto
pettine afro|capelli|pettinatura
corona|abbigliamento|famiglia reale|medioevo|principe|principessa|re|regale|regina|vincere
cappello da donna|abbigliamento|abbigliamento donna|accessori|cappellino di paglia|fiocco
cilindro|abbigliamento|bombetta|cappello|elegante|inglese|intrattenimento|lincoln|mago
cappello da laureato|festa|istruzione|laureata|università
cappello con visiera|abbigliamento|baseball|cappellino|cappellino da baseball|cappello da baseball|indumenti|vestiti
elmetto militare|caschetto|esercito|guerra|oggetto|soldato
elmetto con croce bianca|salvataggio|soccorso
collana da preghiera|grani|perle|pregare|religione
rossetto|appuntamento|bellezza|cosmetici|make up|makeup|rosso|serata|trucco
anello|brillante|diamante|fidanzamento|fidanzarsi|fidanzata|fidanzato|gioielli|gioiello|matrimonio|romanticismo undefined
gemma|diamante|fidanzamento|gioiello|per sempre|pietra preziosa|romanticismo|romantico|soldi
altoparlante disattivato|altoparlante barrato|audio|megafono barrato|musica|muto|no audio|no volume|silenzioso|speaker barrato|suono disattivato|volume|zitto
altoparlante a volume basso|altoparlante a basso volume|altoparlante attivato|audio|basso volume|megafono|speaker|suoneria|suono|suono attivo
altoparlante a volume intermedio|altoparlante volume basso|audio|basso|megafono|speaker|suono|volume basso|volume medio
altoparlante a volume alto|audio|megafono|musica|speaker|suono
altoparlante|audio|comunicazione|megafono|parlare in pubblico|speaker|suono|volume
megafono|altoparlante|altoparlanti|comunicazione|megafoni|parlare|suono|tifare|tifo|urlare
corno postale|cornetta da postiglione|cornetto postale|nuovo messaggio|tromba|trombone
campana|campanella|campanello|chiesa|musica|scuola|stonato|suono
campana sbarrata|audio|divieto|muto|silenzio|suono|volume
pentagramma|chiave|chiave di violino|musica|partitura
nota musicale|canzone
note musicali|canzone|melodia|nota|spartito
microfono radiofonico|cantare|microfoni|microfoni da studio|microfono da studio|registrazione|studio
cursore del volume|abbassare il volume|alzare il volume|audio|levetta del volume|musica|regolazione volume
manopole di controllo|console|dj|manopola|manopole del volume|musica|regolazione volume
microfono|cantare|concerto|intrattenimento|karaoke|musica|palco|presentare|spettacolo|teatro
cuffie|ascoltare|auricolari|intrattenimento|musica|suono
radio|ascoltare|ascoltare la radio|musica|stazioni radio
sassofono|blues|jazz|musica|sax|strumento|strumento musicale|suonare
tromba|band|banda|blues|concerto|gruppo|jazz|musica|strumento|strumento musicale|trombone
trombone|coulisse|jazz|musica|ottone|strumento|tiro
fisarmonica|concertina|musica|organetto|strumento musicale
chitarra|band|basso|corde|elettrica|musica|rock|strumento|strumento musicale|suonare
piano|classica|comporre|jazz|musica|pianoforte|strumento|strumento musicale|suonare|tastiera
violino|musica|orchestra|strumento|strumento musicale|suonare
banjo|musica|strumento a corde
tamburo|bacchette|banda|musica|percussioni|tamburello
tamburo lungo|bongo|conga|musica|percussioni|ritmo|strumento musicale
maracas|agitare|ballare|musica|percussioni|ritmo|scuotere|strumento
flauto|fiati|fiato|flautista|legno|musica|pifferaio|piffero|strumento|zufolo
arpa|amore|cupido|musica|orchestra|strumento
telefono cellulare|chiamare|comunicare|smartphone
telefono cellulare con freccia|chiamami|chiamare|ricevere|smartphone|telefonare
telefono fisso|telefono di casa
cornetta|chiamami|chiamare|comunicazione|cornetta del telefono|fisso|telefonare|telefono|ti chiamo|ti richiamo
cercapersone|comunicazione|lavoro
fax|computer|comunicazione|periferiche|stampante|ufficio
batteria|autonomia|batteria scarica|carica|pila|ricaricare|verde
batteria scarica|elettronica|energia bassa|esausta|esausto|pila scarica|ricarica
spina elettrica|elettricista|elettricità|presa elettrica
computer portatile|notebook|pc|personal
computer fisso|desktop|desktop pc|monitor|pc tutto in uno
stampante|computer|fotocopie|periferica|periferiche|stampare|stampe|ufficio
tastiera|computer|tastiera senza fili
mouse|computer|cursore|mouse senza fili|periferica|periferiche|ufficio
trackball|computer|mouse a sfera|mouse con trackball|puntamento|sfera
minidisc|cd|computer|disco|lettore|md|mini disc
floppy disc|computer|dischetto
disco ottico|blu-ray|cd|computer|dvd
DVD|blu ray|blu-ray|computer|computer disk|disco
abaco|abbaco|calcolare|calcolatrice|calcolo|fare i calcoli|pallottoliere
cinepresa|cinema|film|filmare|hollywood|intrattenimento|registrare|telecamera
pellicola cinematografica|cinema paradiso|film|fotogrammi|fotogrammi di film
proiettore cinematografico|cinepresa|film|filmato|fotocamera|fotografare|macchina fotografica|ricordi|riproduzione|scattare foto|video|videoproiettore
ciak|ciak si gira|cinema|film|filmare|intrattenimento|lavagna|regista|scena|tavoletta
televisore|arredamento|televisione|tv
fotocamera|fotografare|instagram|macchina fotografica|ricordi|scattare foto|selfie|viaggiare|video
fotocamera con flash|foto con flash|fotografare|macchina fotografica|macchina fotografica con flash|ricordi|scattare foto|selfie
videocamera|attore|attrice|film|filmare|filmino|fotocamera|regista|registrare|telecamera
videocassetta|registrare|vhs|vintage
lente di ingrandimento rivolta a sinistra|cerca|cercare|investigare|lente d’ingrandimento|lente ingrandimento|lente ingrandimento verso sinistra|verso sinistra
lente di ingrandimento rivolta a destra|cercare|investigare|investigatore|lente ingrandimento|lente ingrandimento verso destra|ricerca|spia|spiare|trovare
candela|a lume di candela|calore|candela accesa|cera|cero|illuminare|luce
lampadina|brillante|elettrica|elettricità|eureka|fumetto|geniale|idea|luce
torcia|elettrica|luce|pila
lanterna rossa|bar ristorante|cinese|giapponese|izakaya|lanterne|luce|rosso
diya|deepak|deepam|divaa|lampada a olio|lampada a olio tradizionale
quaderno con copertina decorata|album|album delle foto|compiti|fotoalbum|scuola|taccuino|taccuino con decorazione|taccuino copertina decorata|taccuino decorato|università
libro chiuso|biblioteca|istruzione|leggere|libreria|rosso|scuola|studiare|università
libro aperto|compiti|istruzione|leggere|libreria|romanzo|scuola
libro verde|biblioteca|compiti|istruzione|libreria|quaderno|scuola
libro blu|biblioteca|compiti|istruzione|leggere|libreria|quaderno|quaderno blu|scuola|studiare
libro arancione|biblioteca|compiti|istruzione|leggere|libreria|quaderno|scuola|studiare
libri|biblioteca|compiti|doposcuola|leggere|libreria|pila di libri|quaderni|romanzi|scuola|studiare|università
quaderno|appunti|biblioteca|libreria|libro|libro grigio|prendere nota|taccuino|ufficio
quaderno ad anelli|annotazioni|appunti|blocco|block notes|libro mastro|note|registro|registro scolastico|scuola|taccuino
pagina con piega|carta|documento|lettera|pagina arricciata|ufficio
pergamena|decreto|documento|laurea|lettera|mappa|rotolo|rotolo di carta
pagina|carta|di fronte|documento|fronte|lettera|pagina di fronte|ufficio
quotidiano|giornale|notizia
quotidiano arrotolato|consegna a domicilio|giornale|giornali|giornali arrotolati|notizie|quotidiani
etichette segnalibro|linguette|ufficio
segnalibro|etichetta|leggere|lettura
etichetta|identificativo|prezzo|talloncino
moneta|argento|denaro|dollaro|euro|metallo|oro|ricco|soldi|tesoro
sacco di soldi|banca|borsa|contanti|denaro|dollari|oro|pagare|ricchezza|ricco|sacco per soldi|tesoro
forziere|argento|bottino|denaro|gemme|gioielli|oro|premio|ricchezza|valori
banconota Yen|banca|denaro|giappone|soldi|valuta
banconota Dollaro|banca|banconote|contanti|denaro|moneta|soldi|valuta
banconota Euro|banca|cash|crisi|denaro|millionario|soldi|valuta
banconota Sterlina|banconote|brexit|cash|denaro|gran bretagna|millionario|pound|ricco|soldi|uk|valuta
soldi con le ali|banconota|banconota con le ali|soldi che volano
carta di credito|addebito|banca|denaro|pagare|soldi
scontrino|contabilità|fattura|invoice|prova|ricevuta|ricevuta di pagamento|tenuta dei libri
grafico ascendente|banca|crescita|finanza|grafico yen in rialzo|in rialzo|mercati|mercato in salita|rialzo|trend|valute|yen
busta|comunicazione|corrispondenza|email|lettera|posta|ricevere posta
e-mail|busta|comunicazione|email|inviare|lettera|posta|posta elettronica|ricevere
posta in arrivo|busta|comunicazione|consegna|consegnare|e-mail|email|lettera|mail|posta ricevuta
posta in uscita|busta|busta con freccia|comunicazione|email|lettera|mail|posta inviata
posta inviata|comunicazione|in uscita|posta in uscita|vaschetta
posta ricevuta|comunicazione|email|in arrivo|posta in arrivo|vaschetta
pacco|cartone|collo|consegna|scatola|scatolone|spedizione
cassetta postale chiusa bandierina alzata|buca delle lettere|cassetta postale chiusa bandierina su|comunicazione|email|inviare|mail|ricevere
cassetta postale chiusa bandierina abbassata|buca delle lettere|casella postale|cassetta postale chiusa bandierina giù|email|inviare|mail|ricevere
cassetta postale aperta bandierina alzata|buca delle lettere|cassetta postale aperta bandierina su|mail
cassetta postale aperta bandierina abbassata|buca delle lettere|cassetta postale aperta bandierina giù|cassetta postale con bandierina abbassata|consegna|inviare|mail|ricevere
cassetta delle lettere|buca delle lettere|c’è posta per te|inviare|lettera|posta|poste|ricevere|spedire
urna elettorale con scheda|ballottaggio|elezioni|esprimere un voto|scheda elettorale|urne|votare|voto
matita|disegnare|matita con gomma|scrivere|scrivere a matita
pennino|boccetta d’inchiostro|calamaio|inchiostro|scrivere a penna
penna stilografica|cartuccia|inchiostro|pennino|scrivere|scuola|ufficio
penna a sfera|compiti|disegnare|scrivere|scrivere a penna|scuola|stilografica|ufficio
pennello|arte|artista|colorare|dipingere|pennellare|pittore|pittrice
pastello a cera|colorare|colorare con pastelli|colori|disegnare|scrivere|scuola
memo|appunti|blocco note|block notes|comunicazione|matita|nota|scrivere|taccuino
valigetta 24 ore|borsa|documenti|lavoro|porta documenti|ufficio
cartella file|archiviare|archivio|computer|ufficio
cartella aperta|file
divisori per schedario|archiviare|archivio|biblioteca|cassetto|documenti|ordinare|ufficio
calendario|17|data|diciasette|giorno|ricorrenza|sfortuna|venerdì 17
calendario a strappo|quando|tempo|venerdì 17
blocco per appunti con spirale|appuntare|blocchetto degli appunti|blocco a spirale|scrivere
calendario a spirale|giorni|taccuino|tempo
schedario|contatti|rolodex|schedario girevole|schedario rotante|ufficio|vintage
grafico con andamento positivo|andamento ascendente|ascendente|aumentare|aumento|crescere|crescita|finanza|linea|trend
grafico con andamento negativo|andamento discendente|calo|crisi|discendente|economia|finanza|trend
grafico a barre|dati|statistica
portablocco|appunti|blocco note|cartella|tavoletta
puntina|collage|puntina da disegno|scuola|ufficio
puntina arrotondata|località|mappa|pin|posizione|puntina da disegno|spillo|ufficio
graffetta|clippy|fermaglio|graffa|paperclip|ufficio
graffette attaccate|allegare|cancelleria|cartoleria|clip|fermagli|ufficio
righello|geometria|matematica|misurare|riga|scuola|strumento|studiare
squadra|angoli|geometria|matematica|misurare|righello|scuola|triangolo
forbici|strumento|tagliare|taglio
schedario da tavolo|archiviare|archivio|contenitore|documenti|scatola|ufficio
schedario da ufficio|archiviare|armadietto schedario|cassetti|documenti|file|ordinare
cestino|buttare|cartacce|rifiuti|ufficio
lucchetto chiuso|chiuso a chiave|segreto|sicurezza
lucchetto aperto|chiuso|segreto|sicurezza
lucchetto con penna stilo|penna stilografica|privacy|stilografica
lucchetto chiuso con chiave|chiuso a chiave|lucchetto chiuso a chave|segreto|sicurezza|sicuro
chiave|casa|lucchetto|password|segreto|sicuro
chiave antica|chiudere a chiave|indizio|segreto|serratura
martello|attrezzo|bricolage|falegname|lavoro|meccanico|muratore|operaio|riparare|riparazioni|utensile
ascia|accetta|boscaiolo|taglialegna
piccone|attrezzo|miniera|picconare|scalare|scavare|utensile
piccone e martello|attrezzi|lavori manuali|manodopera|operaio|utensili
martello e chiave inglese|aggiustare|attrezzi|impostazioni|lavorare|lavoro|lavoro manuale|operaio|simbolo impostazioni|utensili
pugnale|affilato|arma|armi|combattere|pugnalare|spada
spade incrociate|armi|combattimento|duello|sfida|spada
bomba|boom|emozione|esplosione|fumetto|pericolo
boomerang|aborigeni|arma|australia|oggetto|rimbalzo|ripercussione
arco e freccia|arciere|cacciare|sagittario|sport|tiratore d’arco|tiro con l’arco
scudo|cavaliere|combattimento|duello|medioevo|protezione|simbolo|torneo
sega da falegname|legno|oggetto|segare|tagliare|utensile
chiave inglese|attrezzo|diy|fai da te|idraulico|lavoro|meccanico|utensile
cacciavite|avvitare|oggetto|svitare|utensile
vite e bullone|attrezzo|bricolage|bullonare|dado|fai da te|fissare|lavori di casa|lavoro
ingranaggio|componente|meccanismo|ruota dentata
morsetto|fissare|morsa|serrare|stringere|utensile
bilancia a doppio piatto|chili|giustizia|grammi|pesare|piatti della bilancia|segno zodiacale|utensile
bastone per non vedenti|accessibilità|bastone bianco|bastone per ciechi|bastone per ipovedenti
collegamento|due anelli|link|simbolo link
catena spezzata|catene|libertà|manette|rompere|spezzare
catene|anelli di una catena|catena|imprigionare|incatenare
gancio|amo|curva|fermaglio|impigliarsi|intrappolare|oggetto|punto vendita|uncino
cassetta degli attrezzi|attrezzo|cassetta per gli attrezzi|meccanico|strumenti|strumento
calamita|a forma di u|attrazione|ferro di cavallo|magnete|magnetica|magnetico|positivo negativo
scala|arrampicarsi|oggetto|piolo|scala a pioli|scalino
vanga|buco|pala|scavare|spalare
alambicco|chimica|esperimento|strumento
provetta|chimica|chimico|esperimenti|esperimento|laboratorio|scienza
piastra di Petri|batteri|batterio|biologa|biologia|biologo|capsula di petri|coltura|cultura|laboratorio
dna|biologo|evoluzione|gene|genetica|geni|vita
microscopio|analisi|esperimento|microrganismo|ricerca|scienza|scienziata|scienziato|strumento
telescopio|astronomia|corpi celesti|costellazioni|galileo galilei|osservatorio|osservazione delle stelle|scientifico|scienza|spazio|stelle|universo
antenna satellitare|antenna parabolica|antenne paraboliche|antenne satellitari|comunicazione|parabola|satellite|scienza|scienze|tecnologia
siringa|ago|dottore|iniezione|malato|medicina|medico|ospedale|puntura|sangue|vaccinazione|vaccino
goccia di sangue|ciclo mestruale|donare il sangue|donazione di sangue|medicina|medicinale|mestruazioni
pillola|dottore|farmaco|malato|malattia|medicina|pillole|vitaminca
cerotto|cerotto adesivo
stampella|ausilio|bastone|disabile|ferito|infortunio|oggetto|supporto|zoppicare
stetoscopio|cardiologo|dottore|dottoressa|fonendoscopio|medico
radiografia|dottore|lastra|medico|ossa|raggi x|scheletro
porta|aprire|armadio|chiudere|entrare|portoncino|uscire
ascensore|accessibilità|montacarichi
specchio|oggetto|riflesso|trucco
finestra|apertura|aria fresca|oggetto|telaio|trasparente|vista
letto|arredamento|dormire|hotel|mobili|relax|sonno|stanchezza
divano e lampada|casa|leggere|mobili|relax|riposare|salotto
sedia|mettersi seduti|mobile|sedersi|seduti|seggiola
toilette|bagno|trono|water
sturalavandini|aspirazione|bagno|idraulico|ingorgo|intasamento|oggetto|scarico|ventosa
doccia|aqua|fare la doccia|lavare|lavarsi
vasca|bagno|doccia|lavare|lavarsi|relax|vasca da bagno
trappola per topi|esca|formaggio|oggetto|topo
rasoio|farsi la barba|lama da barba|lama da barbiere|lametta da barba|radersi|rasoio da barbiere
flacone|bottiglia di crema|bottiglia di lozione|crema|crema idratante|crema solare|filtro solare|lozione|lozione solare|shampoo
spilla da balia|pannolone|punk rock|spilla di sicurezza
scopa|pulire|scopare|spazzare|strega
cesto|biancheria|bucato|cestino|orto|picnic
rotolo di carta igienica|asciugamani di carta|carta assorbente|scottex
secchio|contenitore|oggetto|secchia
sapone|bagno|fare il bagno|insaponare|lavarsi|pulito|pulizia|saponetta|schiuma
bolle|bollicine|perle|pulito|rutto|sapone|schiuma|sott’acqua|subacqueo
spazzolino da denti|bagno|dentale|igiene|lavarsi i denti|oggetto|pulito|pulizia
spugna|assorbenza|assorbire|bagnare|poroso|pulire|pulizia|spugna porosa|spugnetta
estintore|estinguere|fiamme|fuoco|incendio|raffreddare|spegnere|spegnere un incendio
carrello|acquistare|acquisti|acquisto|carrello della spesa|centro commerciale|fare la spesa|shopping|spesa|supermercato
sigaretta|area fumatori|fumare|fumo|simbolo
bara|funerale|morte|sepoltura|vampiro
lapide|cimitero|morto|pietra tombale|rip|sepoltura|tomba
urna funeraria|ceneri|funerale|morte|sepoltura|urna cineraria|vaso
occhio di Allah|amuleto|amuleto di nazar|blu|malocchio|nazar|occhio di nazar|perlina|portafortuna|talismano
mano di Fatima|amuleto|fortuna|hamsa|khamsa|mano con l’occhio divino|mano di alo|maria|miriam|protezione
Moai|faccia|isola di pasqua|moyai|pietra|statua|statua dell’isola di pasqua|storia|vacanza|viaggiare
cartello|corteo|manifestazione|manifesto|oggetto|picchetto|protesta|striscione
carta d’identità|badge|credenziali|documento d’identità|identificazione|patente|sicurezza|tessera
simbolo dello sportello bancomat|atm|banca|denaro|prelevare|soldi|spiccioli
simbolo per la raccolta dei rifiuti|buttare|cestino dei rifiuti|pattumiera|raccolta rifiuti|riciclare|simbolo raccolta rifiuti
acqua potabile|bere|goccia|rubinetto|simbolo
simbolo della disabilità|accesso|accesso sedia a rotelle|disabile|sedia a rotelle|simbolo sedia a rotelle
simbolo del bagno degli uomini|segnale|toilette|uomo
simbolo del bagno delle donne|bagno donne|segnale|servizi|simbolo bagno donne|toilette
simbolo dei servizi igienici|bagni|bagno|cartello|figure|omini|pulsante|tasto|toilette|wc
simbolo con immagine di bambino|bambino a bordo|cartello neonato|fasciatoio|neonato|simbolo neonato
simbolo del WC|bagni|bagno|gabinetto|segnale|servizi|toilette
simbolo del controllo passaporti|aeroporto|dogana|immigrazione|passaporto|segnale
simbolo della dogana|confine di stato|controllo doganale|doganiere|frontiera|polizia|polizia di frontiera|viaggiare
simbolo del ritiro bagagli|aereo|aeroporto|arrivare|check in|gita|partire|pronti|valigie|viaggio
simbolo del deposito bagagli|aeroporto|servizio bagagli|sicurezza|viaggiare
simbolo di avviso|attenzione|pericolo|punto esclamativo|triangolo
attraversamento bambini|attraversamento pedonale|attraversare|pedoni|scuola|segnale|simbolo|strada|traffico
segnale di divieto di accesso|proibito|simbolo|stop|vietato
segnale di divieto|proibito|simbolo|simbolo di divieto|vietato|vietato fumare|vietato l’accesso
segnale di divieto di transito delle biciclette|bicicletta|divieto bicicletta|divieto biciclette|divieto transito biciclette|proibito
segnale di vietato fumare|divieto|fumo|proibito|sigarette|simbolo
simbolo del divieto di gettare rifiuti|buttare|proibito|simbolo vietato gettare rifiuti|vietato gettare rifiuti
simbolo di acqua non potabile|divieto|rubinetto|simbolo acqua non potabile|vietato
simbolo del divieto di transito pedoni|divieto transito pedoni|niente pedoni|no|no pedoni|proibito|segnale|strada|vietato
simbolo che vieta l’uso dei cellulari|cellulari vietati|divieto|niente cellulare|no cellulare|no telefono|proibito|segnale|segno|telefono|vietato telefonare
simbolo di divieto ai minorenni|18|18 sbarrato|divieto ai minori|minori|proibito|vietato|vietato ai minori|vietato ai minori di 18|vietato ai minori di anni 18
simbolo della radioattività|pericolo|radioattivo|rifiuti tossici|scorie
simbolo del rischio biologico|biorischio|pericolo|sostanze pericolose
freccia rivolta verso l’alto|direzione|freccia in alto|nord|punto cardinale
freccia rivolta verso destra che punta in alto|direzione|freccia in alto a destra|in alto a destra|nord-est|punto intercardinale
freccia rivolta verso destra|avanti|direzione|freccia a destra|punto cardinale
freccia in basso a destra|direzione|punto intercardinale|sud-est
freccia rivolta verso il basso|direzione|freccia in basso|punto cardinale|sud
freccia in basso a sinistra|direzione|punto intercardinale|sud-ovest
freccia rivolta a sinistra|direzione|freccia a sinistra|ovest|punto cardinale
freccia in alto a sinistra|direzione|nord-ovest|punto intercardinale
freccia su-giù|altezza|doppia direzione|doppia freccia
freccia sinistra-destra|doppia direzione|doppia freccia|larghezza|tutte le direzioni
freccia curva a sinistra|indietro|verso sinistra
freccia curva a destra|avanti|verso destra
freccia curva in alto|in sù|verso l’alto
freccia curva in basso|in giù|verso il basso
frecce verticali che ruotano in senso orario|ciclo|circolo|frecce a cerchio verticali|frecce verticali senso orario|processo|ricarica|ricaricare|simbolo
frecce che ruotano in senso antiorario|circolo|di nuovo|frecce a cerchio aperto|frecce senso antiorario|ricarica|ricaricare|simbolo
freccia BACK|freccia verso sinistra|indietro|indietro con freccia verso sinistra
freccia END|end con freccia verso sinistra|fine|freccia a sinistra|freccia verso sinistra
freccia ON|frecce|on con freccia e punto esclamativo|punto esclamativo|simbolo
freccia SOON|brb|freccia nera|presto|simbolo|soon con freccia verso destra|tra poco|un attimo
freccia TOP|alto|freccia in alto|freccia verso l’alto|simbolo top|top con freccia verso l’alto
luogo di culto|luogo di preghiera|luogo sacro|persona che prega|pregare|preghiera|religione|silenzio|simbolo
simbolo dell’atomo|ateismo|fisica
Om|induismo|mantra|religione induista|religone
stella di David|ebraismo|ebreo|sei punte|simbolo ebraico|stella a sei punte
ruota del Dharma|buddhismo|dharmacakra|religione|religione buddhista|ruota a otto raggi
Yin e Yang|confucianesimo|religione|simbolo|taoismo
croce latina|cattolicesimo|cristianesimo|religione
croce ortodossa|cristianesimo|ortodossi|religione
mezzaluna e stella|islam|islamismo|mezzaluna islamica|musulmano|religione
simbolo della pace|hippy|pace e amore|pacifico|peace and love
Menorah|candelabro|ebraismo|religione|sette bracci
stella a sei punte|chiromanzia|futuro
khanda|religione|sikh|sikhismo
Segno zodiacale dell’Ariete|zodiaco
Segno zodiacale del Toro|oroscopo|zodiaco
Segno zodiacale dei Gemelli|oroscopo|zodiaco
Segno zodiacale del Cancro|oroscopo|zodiaco
Segno zodiacale del Leone|oroscopo|zodiaco
Segno zodiacale della Vergine|oroscopo|zodiaco
Segno zodiacale della Bilancia|oroscopo|zodiaco
Segno zodiacale dello Scorpione|oroscopo|zodiaco
Segno zodiacale del Saggitario|oroscopo|sagittario|zodiaco
Segno zodiacale del Capricorno|oroscopo|zodiaco
Segno zodiacale dell’Acquario|zodiaco
Segno zodiacale dei Pesci|oroscopo|zodiaco
Segno zodiacale dell’Ofiuco|zodiaco
pulsante di riproduzione casuale|frecce|frecce incrociate|frecce incrociate verso destra|shuffle
pulsante di ripetizione della riproduzione|frecce|frecce a cerchio|frecce senso orario|freccia|orario|senso orario|simbolo|tasto
pulsante di ripetizione della riproduzione di una traccia|frecce|frecce a cerchio numero 1|frecce senso orario|frecce senso orario numero 1|senso orario
pulsante di riproduzione|freccia|play|pulsante play|tasto play|triangolo
pulsante di avanzamento rapido|destra|doppia freccia a destra|fast forward|freccia|triangolo
traccia successiva|freccia|prossima traccia|pulsante
pulsante riproduci/pausa|destra|freccia|play e pausa|play o pausa|triangolo
pulsante di riavvolgimento|pulsante riavvolgimento|rewind|sinistra|tasto riavvolgimento|triangolo
pulsante di riavvolgimento rapido|doppia freccia a sinistra|freccia|rewind|sinistra
pulsante traccia precedente|freccia|rewind|torna indietro|triangolo
pulsante a triangolo rivolto verso l’alto|in alto|tasto
pulsante doppia freccia in alto
pulsante a triangolo rivolto verso il basso|in basso|in giù|tasto|triangolo con punta in basso|triangolo in basso
doppia freccia in basso
pulsante pausa|in pausa|mettere in pausa
pulsante stop|quadrato
pulsante di registrazione|cerchio
pulsante di espulsione
simbolo del cinema|cinepresa|film|filmare|hollywood|intrattenimento|simbolo film
luminosità bassa|faretto|faro|luce|simbolo luminosità|sole|tenue
luminosità elevata|alta luminosità|luminoso|simbolo alta luminosità|sole
segnale cellulare|antenna|antenna con tacche intensità segnale|tacche|telefono
wireless|computer|connessione|internet|rete|trasmissione|wi-fi|wifi
modalità vibrazione|cellulare|modalità telefono|telefono|telefono modalità
cellulare spento|off|simbolo|telefono
simbolo genere femminile|donna|femmina|simbolo di femmina
simbolo genere maschile|maschio|simbolo di maschio|uomo
simbolo transgender
moltiplicazione|cancellare|croce|segno moltiplicazione|segno per|x
addizione|+|croce|matematica|più|segno|segno di addizione
sottrazione|-|matematica|meno|segno|segno di sottrazione|trattino
divisione|diviso|matematica|segno|segno di divisione|÷
segno di uguaglianza|matematica|segno uguale|uguale
simbolo dell’infinito|eternità|illimitato|per sempre|universale
doppio punto esclamativo|esclamazione|punteggiatura|punti esclamativi
punto esclamativo e interrogativo|punteggiatura|punto interrogativo
punto interrogativo rosso|?|domanda|punteggiatura|punto di domanda|punto di domanda pieno
punto interrogativo bianco|?|domanda|punteggiatura|punto di domanda|punto di domanda vuoto|punto interrogativo grigio
punto esclamativo bianco|!|esclamazione|punteggiatura|punto esclamativo grigio|punto esclamativo vuoto
punto esclamativo rosso|esclamazione|punteggiatura|punto esclamativo pieno
trattino ondulato|onda
cambio valuta|banca|cambio di valuta|denaro|finanza|mercati|mercato|soldi
Dollaro|cash|contanti|denaro|pagare|simbolo del dollaro|soldi|valuta
simbolo della medicina|bastone di esculapio|medico
simbolo del riciclaggio|raccolta differenziata|riciclare|riciclo
giglio araldico|araldica|fiore|simbolo|stemma
tridente|ancora|barca|dio del mare|favola|fiaba|marino|naufragio|nave|oceano|poseidone|simbolo
tesserino per nome|badge|etichetta|etichetta a tulipano|giappone|giapponese|tulipano
ideogramma giapponese di “Principiante”|etichetta gialla e verde principiante|gallone|giallo|patente|simbolo principiante giappone|verde|zig zag
cerchio rosso vuoto|gioco|pallino|tris
pulsante segno di spunta|baffo|fatto|segno di spunta grande
riquadro con spunta|fatto|grigio
segno di spunta|baffo|fatto|segno di spunta nero
croce|croce rossa|moltiplicazione|x
croce con quadrato|croce verde|moltiplicazione|x con quadrato
occhiello|cerchio|nodo
doppio occhiello
simbolo di alternanza delle parti|canzone|divisione spartito|parti musicali|segno|suddivisione parti
asterisco|*|otto punte|stella
stella stilizzata|asterisco|otto punte
scintilla stilizzata|simbolo
copyright
marchio registrato|marchio registrato cerchiato
marchio|marchio commerciale|marchio di fabbrica|marchio registrato|simbolo|tm|trademark
spruzzo|chiazza|holi|pittura|rovesciare|schizzo|vernice
tasto: #
tasto: *
tasto: 0|zero
tasto: 1|uno
tasto: 2|due
tasto: 3|tre
tasto: 4|quattro
tasto: 5|cinque
tasto: 6|sei
tasto: 7|sette
tasto: 8|otto
tasto: 9|nove
tasto: 10
pulsante con lettere latine maiuscole|abcd|caratteri latini|inserire|tasto
pulsante con lettere latine minuscole|caratteri latini|inserire|tasto
pulsante con numeri|1234|inserire|tastierino numerico
pulsante con simboli|inserire|tastiera|tastierino simboli
pulsante con lettere latine|abc|alfabeto|caratteri alfabetici|inglese|inserire|tasto
gruppo sanguigno A|gruppo a|lettera a|sangue
gruppo sanguigno AB|gruppo ab
gruppo sanguigno B|gruppo b
pulsante CL|bottone|simbolo
pulsante COOL|simbolo|tasto
pulsante FREE|gratis|libero|simbolo|tasto
punto informazioni
pulsante ID|identità|simbolo id
pulsante M cerchiata|m azzurra|metro|simbolo m
pulsante NEW|nuovo|simbolo|tasto
pulsante NG|simbolo ng|tasto
gruppo sanguigno 0|gruppo 0|gruppo o|gruppo sanguigno o|pulsante o|zero
pulsante OK|simbolo|tasto
pulsante P|area di parcheggio|parcheggio|tasto
pulsante SOS|aiuto|segnale di sos|simbolo di sos|simbolo sos|soccorsi|soccorso
pulsante UP!|alto|in alto|simbolo up!|sù|tasto up!
pulsante VS|contro|simbolo contro|tasto|versus
ideogramma giapponese per “Qui”|katakana|parola|pulsante|simbolo|tabelloni|tasto|ココ
ideogramma giapponese di “Costo del servizio”|ideogramma katakana sa|katakana|parola|sa
ideogramma giapponese di “Importo mensile”|cinese|luna|mese
ideogramma giapponese di “A pagamento”|esistere
ideogramma giapponese di “Riservato”|direzione|dito|indicare
ideogramma giapponese di “Occasione”|vantaggio
ideogramma giapponese di “Sconto”|dividere|prezzo scontato
ideogramma giapponese di “Gratis”|negazione
ideogramma giapponese di “Proibito”
ideogramma giapponese di “Accettabile”|accettare|cinese
ideogramma giapponese di “Candidatura”|applicare|candidarsi|cinese
ideogramma giapponese di “Voto di sufficienza”|cinese|insieme
ideogramma giapponese di “Posto libero”|cinese|disponibilità|vuoto
ideogramma giapponese di “Congratulazioni”|cinese
ideogramma giapponese di “Segreto”|cinese
ideogramma giapponese di “Aperto al pubblico”|aperto per affari|cinese|ideogramma in funzione|in funzione
ideogramma giapponese di “Nessun posto libero”|cinese|pienezza|pieno
cerchio rosso|cerchio rosso grande|geometria|stop
cerchio arancione|cerchio di colore arancione|forma
cerchio giallo|cerchio di colore giallo|colore giallo|forma
cerchio verde|cerchio di colore verde|colore verde|forma
cerchio blu|geometria|grande
cerchio viola|cerchio di colore viola|colore viola|forma
cerchio marrone|cerchio di colore marrone|colore marrone|forma
cerchio nero|cerchio nero grande|geometria
cerchio bianco|cerchio bianco grande|geometria
quadrato rosso|colore rosso|forma|quadrato di colore rosso
quadrato arancione|colore arancione|forma|quadrato di colore arancione
quadrato giallo|colore giallo|forma|quadrato di colore giallo
quadrato verde|colore verde|forma|quadrato di colore verde
quadrato blu|colore blu|forma|quadrato di colore blu
quadrato viola|colore viola|forma|quadrato di colore viola
quadrato marrone|colore marrone|forma|quadrato di colore marrone
quadrato nero grande|geometria
quadrato bianco grande|geometria
quadrato nero medio|geometria
quadrato bianco medio|geometria|quadrato vuoto
quadrato nero medio-piccolo|geometria
quadrato bianco medio-piccolo|geometria
quadrato nero piccolo|geometria|quadratino
quadrato bianco piccolo|geometria|quadratino vuoto
rombo arancione grande|forma|geometria|quadrato
rombo blu grande|diamante
rombo arancione piccolo
rombo blu piccolo
triangolo rosso con punta verso l’alto|forma|geometria|triangolo rosso punta in alto
triangolo rosso con punta verso il basso|geometria|triangolo rosso punta in basso
petalo di fiore|carino|decorazione|diamante|emozione|forma di diamante|geometria
pulsante rotondo|campanello|cerchio|geometria|opzione|pulsante della radio
tasto quadrato nero con bordo bianco|contorno|geometria|pulsante|pulsante quadrato con contorno
tasto quadrato bianco con bordo nero|geometria|pulsante|pulsante quadrato pieno|quadrato nero|simbolo
bandiera a scacchi|circuito|corsa|gara|podio|sport|vittoria
bandierina rossa|bandiera|bandiera rossa|bandiera rossa triangolare|bandierina rossa triangolare|golf
bandiere del Giappone incrociate|festa|festeggiamenti|giapponese|giapponesi
bandiera nera|bandiera che sventola
bandiera bianca|arrendersi|bandiera che sventola|sos|sventolare bandiera bianca
bandiera arcobaleno|bisessuale|bisex|gay|genderqueer|glbtq|lesbica|lgbtqia|omosessuale|pace|pride|transgender
bandiera transgender|azzurro|bianco|rosa
bandiera dei pirati|corsari|corsaro|pirata
bandiera: Isola Ascensione|AC
bandiera: Andorra|AD
bandiera: Emirati Arabi Uniti|AE
bandiera: Afghanistan
bandiera: Antigua e Barbuda|AG
bandiera: Anguilla|AI
bandiera: Albania
bandiera: Armenia|AM
bandiera: Angola|AO
bandiera: Antartide|AQ
bandiera: Argentina
bandiera: Samoa Americane|AS
bandiera: Austria|AT
bandiera: Australia
bandiera: Aruba|AW
bandiera: Isole Åland|AX
bandiera: Azerbaigian
bandiera: Bosnia ed Erzegovina
bandiera: Barbados|BB
bandiera: Bangladesh|BD
bandiera: Belgio
bandiera: Burkina Faso|BF
bandiera: Bulgaria|BG
bandiera: Bahrein|BH
bandiera: Burundi|BI
bandiera: Benin|BJ
bandiera: Saint-Barthélemy|BL
bandiera: Bermuda|BM
bandiera: Brunei|BN
bandiera: Bolivia
bandiera: Caraibi Olandesi|BQ
bandiera: Brasile
bandiera: Bahamas|BS
bandiera: Bhutan|BT
bandiera: Isola Bouvet|BV
bandiera: Botswana|BW
bandiera: Bielorussia|BY
bandiera: Belize|BZ
bandiera: Canada
bandiera: Isole Cocos (Keeling)|CC
bandiera: Congo - Kinshasa|CD
bandiera: Repubblica Centrafricana|CF
bandiera: Congo-Brazzaville|CG
bandiera: Svizzera|CH
bandiera: Costa d’Avorio|CI
bandiera: Isole Cook|CK
bandiera: Cile|CL
bandiera: Camerun|CM
bandiera: Cina|CN
bandiera: Colombia
bandiera: Isola di Clipperton|CP
bandiera: Sark|CQ
bandiera: Costa Rica|CR
bandiera: Cuba
bandiera: Capo Verde|CV
bandiera: Curaçao|CW
bandiera: Isola Christmas|CX
bandiera: Cipro|CY
bandiera: Cechia|CZ
bandiera: Germania|DE
bandiera: Diego Garcia|DG
bandiera: Gibuti|DJ
bandiera: Danimarca|DK
bandiera: Dominica|DM
bandiera: Repubblica Dominicana
bandiera: Algeria|DZ
bandiera: Ceuta e Melilla|EA
bandiera: Ecuador
bandiera: Estonia|EE
bandiera: Egitto
bandiera: Sahara Occidentale|EH
bandiera: Eritrea
bandiera: Spagna|ES
bandiera: Etiopia
bandiera: Unione europea
bandiera: Finlandia
bandiera: Figi|FJ
bandiera: Isole Falkland|FK
bandiera: Micronesia|FM
bandiera: Isole Fær Øer|FO
bandiera: Francia
bandiera: Gabon
bandiera: Regno Unito|GB
bandiera: Grenada|GD
bandiera: Georgia
bandiera: Guyana Francese|GF
bandiera: Guernsey|GG
bandiera: Ghana
bandiera: Gibilterra
bandiera: Groenlandia|GL
bandiera: Gambia|GM
bandiera: Guinea|GN
bandiera: Guadalupa|GP
bandiera: Guinea Equatoriale|GQ
bandiera: Grecia
bandiera: Georgia del Sud e Sandwich Australi|GS
bandiera: Guatemala|GT
bandiera: Guam
bandiera: Guinea-Bissau|GW
bandiera: Guyana|GY
bandiera: RAS di Hong Kong|HK
bandiera: Isole Heard e McDonald|HM
bandiera: Honduras|HN
bandiera: Croazia|HR
bandiera: Haiti|HT
bandiera: Ungheria|HU
bandiera: Isole Canarie|IC
bandiera: Indonesia|ID
bandiera: Irlanda
bandiera: Israele|IL
bandiera: Isola di Man|IM
bandiera: India
bandiera: Territorio Britannico dell’Oceano Indiano
bandiera: Iraq|IQ
bandiera: Iran
bandiera: Islanda
bandiera: Italia
bandiera: Jersey
bandiera: Giamaica|JM
bandiera: Giordania|JO
bandiera: Giappone|JP
bandiera: Kenya
bandiera: Kirghizistan|KG
bandiera: Cambogia|KH
bandiera: Kiribati
bandiera: Comore|KM
bandiera: Saint Kitts e Nevis|KN
bandiera: Corea del Nord|KP
bandiera: Corea del Sud|KR
bandiera: Kuwait|KW
bandiera: Isole Cayman|KY
bandiera: Kazakistan|KZ
bandiera: Laos
bandiera: Libano|LB
bandiera: Saint Lucia|LC
bandiera: Liechtenstein
bandiera: Sri Lanka|LK
bandiera: Liberia|LR
bandiera: Lesotho|LS
bandiera: Lituania|LT
bandiera: Lussemburgo
bandiera: Lettonia|LV
bandiera: Libia|LY
bandiera: Marocco
bandiera: Monaco|MC
bandiera: Moldavia|MD
bandiera: Montenegro|ME
bandiera: Saint Martin|MF
bandiera: Madagascar|MG
bandiera: Isole Marshall|MH
bandiera: Macedonia del Nord|MK
bandiera: Mali|ML
bandiera: Myanmar (Birmania)|MM
bandiera: Mongolia|MN
bandiera: RAS di Macao|MO
bandiera: Isole Marianne Settentrionali|MP
bandiera: Martinica|MQ
bandiera: Mauritania|MR
bandiera: Montserrat|MS
bandiera: Malta|MT
bandiera: Mauritius|MU
bandiera: Maldive|MV
bandiera: Malawi|MW
bandiera: Messico|MX
bandiera: Malaysia|MY
bandiera: Mozambico|MZ
bandiera: Namibia
bandiera: Nuova Caledonia|NC
bandiera: Niger|NE
bandiera: Isola Norfolk|NF
bandiera: Nigeria|NG
bandiera: Nicaragua
bandiera: Paesi Bassi|NL
bandiera: Norvegia
bandiera: Nepal|NP
bandiera: Nauru|NR
bandiera: Niue|NU
bandiera: Nuova Zelanda|NZ
bandiera: Oman
bandiera: Panama
bandiera: Perù
bandiera: Polinesia Francese|PF
bandiera: Papua Nuova Guinea|PG
bandiera: Filippine|PH
bandiera: Pakistan|PK
bandiera: Polonia|PL
bandiera: Saint-Pierre e Miquelon|PM
bandiera: Isole Pitcairn|PN
bandiera: Portorico|PR
bandiera: Territori Palestinesi|PS
bandiera: Portogallo|PT
bandiera: Palau|PW
bandiera: Paraguay|PY
bandiera: Qatar
bandiera: Riunione|RE
bandiera: Romania
bandiera: Serbia|RS
bandiera: Russia
bandiera: Ruanda|RW
bandiera: Arabia Saudita
bandiera: Isole Salomone|SB
bandiera: Seychelles|SC
bandiera: Sudan|SD
bandiera: Svezia|SE
bandiera: Singapore|SG
bandiera: Sant’Elena|SH
bandiera: Slovenia|SI
bandiera: Svalbard e Jan Mayen|SJ
bandiera: Slovacchia|SK
bandiera: Sierra Leone|SL
bandiera: San Marino|SM
bandiera: Senegal|SN
bandiera: Somalia
bandiera: Suriname|SR
bandiera: Sud Sudan|SS
bandiera: São Tomé e Príncipe|ST
bandiera: El Salvador|SV
bandiera: Sint Maarten|SX
bandiera: Siria|SY
bandiera: Eswatini|SZ
bandiera: Tristan da Cunha
bandiera: Isole Turks e Caicos|TC
bandiera: Ciad|TD
bandiera: Terre Australi Francesi|TF
bandiera: Togo|TG
bandiera: Thailandia
bandiera: Tagikistan|TJ
bandiera: Tokelau|TK
bandiera: Timor Est|TL
bandiera: Turkmenistan|TM
bandiera: Tunisia|TN
bandiera: Tonga
bandiera: Turchia|TR
bandiera: Trinidad e Tobago|TT
bandiera: Tuvalu|TV
bandiera: Taiwan|TW
bandiera: Tanzania|TZ
bandiera: Ucraina|UA
bandiera: Uganda
bandiera: Isole Minori Esterne degli Stati Uniti|UM
bandiera: Nazioni Unite
bandiera: Stati Uniti|US
bandiera: Uruguay|UY
bandiera: Uzbekistan
bandiera: Città del Vaticano
bandiera: Saint Vincent e Grenadine|VC
bandiera: Venezuela
bandiera: Isole Vergini Britanniche|VG
bandiera: Isole Vergini Americane|VI
bandiera: Vietnam|VN
bandiera: Vanuatu|VU
bandiera: Wallis e Futuna|WF
bandiera: Samoa|WS
bandiera: Kosovo|XK
bandiera: Yemen
bandiera: Mayotte|YT
bandiera: Sudafrica|ZA
bandiera: Zambia|ZM
bandiera: Zimbabwe|ZW
bandiera: Inghilterra|gbeng
bandiera: Scozia|gbsct
bandiera: Galles|gbwls`;
