// Written by scripts/emoji.mjs from emojibase-data (MIT, Copyright Miles Johnson) and the Unicode CLDR
// (Unicode-3.0, Copyright Unicode, Inc.).

/** The name of each emoji and more words to find it by, in the order of `EMOJIS`. */
export const NAMES: string = `
visage rieur|content|dents|grand sourire|heureux|joyeux|rire|sourire|super|visage très souriant|émoticône
visage souriant avec de grands yeux|content|dents|formidable|grand sourire|heureux|sourire|super|visage très souriant avec la bouche ouverte|émoticône
visage très souriant aux yeux rieurs|content|grand sourire|heureux|joyeux|lol|mdr|rire|sourire|sourire mignon|visage avec la bouche ouverte et les yeux souriants|émoticône
visage souriant aux yeux rieurs|content|dents|grand sourire|heureux|sourire|sourire de toutes ses dents|super|visage souriant avec yeux souriants|yeux souriants|émoticône
visage souriant avec yeux plissés|ahah|bouche|content|lol|mdr|rire|sourire|visage souriant avec bouche ouverte et yeux fermés|émoticône
visage souriant avec une goutte de sueur|excité|froid|sourire|sourire nerveux|stressé|sueurs froides|émoticône
se rouler par terre de rire|content|drôle|hilare|joyeux|larmes|lol|mdr|pleurer de rire|rire aux larmes|se tordre de rire|visage|visage qui rit aux larmes|émoticône
visage riant aux larmes|content|heureux|joie|lol|mdr|pleurer de joie|pleurer de rire|rire aux larmes|sourire|émoticône
visage avec un léger sourire|content|heureux|visage souriant|émoticône
tête à l’envers|incroyable|renversée|visage|émoticône
visage qui fond|disparaître|fondre|gêne|liquide|liquéfié|sarcasme|se dissoudre
visage faisant un clin d’œil|blague|flirter|plaisanter|sexy|émoticône
visage souriant avec yeux rieurs|content|heureux|rougir|satisfait|sourire|visage qui rougit|visage souriant avec yeux souriants|émoticône|œil
visage souriant avec auréole|ange|angélique|bible|béni|heureux|innocent|paix|sourire|spirituel|émoticône
visage souriant avec cœurs|adorer|aimer|amour|béguin|coeur|je t’aime|j’adore|smiley avec 3 coeurs|sourire
visage souriant avec yeux en forme de cœur|amour|amoureux|romantique|sourire|émoticône|œil
visage avec des étoiles à la place des yeux|grand sourire|heureux|pressé|surexcité|tête avec étoiles|wow|étoiles dans les yeux
visage envoyant un bisou|amour|baiser|bise|bisou et cœur|bonjour|bonne nuit|cœur|embrasser|je t’aime|visage qui fait une bise avec un cœur|émoticône
visage faisant un bisou|amour|baiser|bise|embrasser|je t’aime|petit bisou|visage qui fait une bise|émoticône
visage souriant|content|décontracté|détendu|heureux|sourire|visage souriant avec les yeux fermés|émoticône
visage faisant un bisou avec les yeux fermés|baiser|bise|bisou les yeux fermés|embrasser|rougir|visage qui fait une bise avec les yeux fermés|visage rougissant|émoticône
visage aux yeux rieurs faisant un bisou|amour|baiser|bise|embrasser|gros bisou|je t’aime|sourire|visage aux yeux souriants qui fait une bise|yeux fermés|émoticône
visage souriant avec une larme|fier|heureux|reconnaissant|smiley|soulagé|touché|ému
miam|bon|content|délicieux|faim|heureux|langue|manger|savourer|sourire|visage souriant qui tire la langue|émoticône
visage qui tire la langue|cool|génial|super|émoticône
visage qui tire la langue et fait un clin d’œil|amusant|blague|fou|loufoque|marrant|rigolo|émoticône
tête de fou|grand|large|oeil|petit|tête folle|yeux|yeux fous|œil
visage qui tire la langue les yeux plissés|dégoûtant|goût|horrible|omd|on ne vit qu’une fois|peu importe|visage qui tire la langue et ferme les yeux|yeux fermés|émoticône|œil
argent dans les yeux et la bouche|dollars|émoticône
visage qui fait un câlin|gentil|mains|émoticône
visage avec une main sur la bouche|malin|oops|oups|rigole|secret|surprise|visage avec main devant la bouche
visage avec yeux ouverts et main sur la bouche|choqué|embarrassé|gêné|impressionné|stupéfait|surpris|étonné
visage qui regarde entre ses doigts|captivé|effrayé|fasciné|jeter un coup d’œil|regarder fixement|se cacher|timide
visage avec un doigt sur la bouche|chut|pas un bruit|silence|tête qui dit chut
visage en pleine réflexion|hum|méditer|penser|réfléchir|émoticône
visage qui fait un salut militaire|armée|bonne chance|compris|ok|oui|respect
visage avec bouche fermeture éclair|bouche cousue|motus|se taire|secret|visage avec bouche cousue|émoticône
visage avec les sourcils relevés|euh|hein|incrédule|méfiant|pas vrai|quoi|sceptique|surprise|tête avec sourcil levé
visage neutre|gêné|ni chaud ni froid|pas drôle|peu importe|rester de marbre|sans commentaires|sans rire|visage sans expression|émoticône
visage sans expression|inexpressif|mécontent|neutre|peu importe|émoticône
visage sans bouche|muet|ne rien dire|neutre|sans commentaires|sans expression|sans voix|se taire|secret|silence|sourdine|émoticône
visage en pointillés|disparaître|déprimé|introverti|invisible|se cacher
visage dans les nuages|brouillard|distrait|visage dans le brouillard
visage avec un sourire malin|arrogant|charmeur|ricaner|rusé|sourire suffisant|suspicieux|séducteur|visage avec un sourire suffisant|émoticône
visage blasé|bizarre|fâché|jaloux|pas content|peu importe|visage qui s’ennuie|émoticône|énervé
visage roulant des yeux|agacé|excédé|incrédulité|roulement|visage qui lève les yeux au ciel|visage qui roule des yeux|émoticône
visage grimaçant|dents|grimace|gêné|rien|sourire|émoticône
visage expirant|chuchoter|découragé|déçu|expiration|exténué|fatigué|siffler|souffler|soulagement|soupir|sursaut
visage de menteur|mensonge|pinocchio|visage dont le nez s’allonge|émoticône
visage secoué|choc|fou|omg|ouah|panique|surprenant|tremblement|tremblement de terre|vibration|étourdi
tête secouée horizontalement|non|secouer
tête secouée verticalement|hochement de tête|oui
visage soulagé|calme|soulagement|sérénité|zen|émoticône
visage pensif|abattu|déçu|horrible|mort|perdu|triste|émoticône
visage endormi|fatigué|larme|pleurer|sommeil|triste|émoticône
visage qui bave|baver|délicieux|mmh|émoticône
visage somnolent|bonne nuit|coucher|dormir|endormi|fatigué|sieste|sommeil|zzz|émoticône
visage avec des valises sous les yeux|ensommeilé|fatigué|sommeil|épuisé
visage avec masque|bactéries|dentiste|docteur|germes|malade|masque chirurgical|médecin|rhume|émoticône
visage avec thermomètre|indisposé|malade
visage avec bandage autour de la tête|aïe|blessure|bobo|pansement|tête avec un bandage|émoticône
visage nauséeux|dégoûtant|malade|visage vert qui a la nausée|vomir|écœuré|émoticône
visage qui vomit|gerbe|gerber|malade|tête qui vomit|vomissure
visage qui éternue|atchoum|fièvre|grippe|malade|mouchoir|rhume|se moucher|à tes souhaits|émoticône|éternuement|éternuer
visage rouge et chaud|chaleur|coup de chaleur|coup de chaud|fièvre|sue|suer|toute rouge|transpiration|trop chaud|visage tout rouge
visage bleu et froid|gel|gelure|gelé|glacial|glacé|glaçon|ça caille
visage éméché|bouche ondulée|bourré|bourrée|dans les vapes|hébété|pas clair|pompette|rond|saoul|souler|tête qui tourne
visage étourdi|fatigué|malade|mort|tournis|visage avec le tournis|émoticône
visage aux yeux en spirales|confusion|hagard|malade|nausée|ouh la la|tête qui tourne|étourdi
tête qui explose|choc|choqué|surpris|surprise|tête choquée
visage avec chapeau de cowboy
visage festif|anniversaire|chapeau pointu|célébration|fête|heureux|hourra|joyeux anniversaire|sifflet|visage de fête|youpi|émoticône
visage déguisé|déguisement|espion|faux nez|grimer|incognito|lunettes|moustache|postiche|smiley|sourcils ébouriffés
visage avec lunettes de soleil|cool|posé|tranquille
visage de geek|doué|futé|idiot|intelligent|lunettes|personne|premier de la classe|ringard|surdoué|tronche
visage avec un monocle|classe|collet monté|fortune|riche|tête avec monocle|vieux jeu
visage confus|désolé|ennuyé|je ne sais pas|triste|émoticône
visage avec bouche en diagonale|bof|confus|déçu|euh|frustration|incertain|sceptique
visage inquiet|anxieux|préoccupé|stressé|surpris|triste|émoticône
visage légèrement mécontent|triste|émoticône
visage mécontent|malheureux|triste|émoticône
visage avec bouche ouverte|bouche bée|choqué|incroyable|omd|oubli|surpris|visage avec la bouche ouverte|visage étonné|émoticône|épaté
visage ébahi|incroyable|omd|sans voix|stupeur|stupéfait|surpris|visage sans voix|visage à la bouche ouverte|émoticône
visage stupéfait|choc|choqué|impossible|incroyable|omd|émoticône|étonné
visage qui rougit|chaud|comment|gêné|impressionné|incroyable|incrédule|quoi|rouge|ébahi|émoticône|étonné
visage déformé|anxiété|bouffi|choc|gonflé|panique|surprise|vulnérabilité
visage implorant|embarrassé|excuse|gros yeux|pardon|pitié|supplication|supplie|s’il te plaît|yeux de chiens battus
visage retenant ses larmes|admiration|fierté|gratitude|larmes de joie|pleurs|retenir ses larmes|triste|ému
visage mécontent avec bouche ouverte|déçu|effrayé|peur|pris au dépourvu|surpris|visage déçu avec bouche ouverte|émoticône
visage angoissé|angoisse|comment|hein|mécontent|oubli|peur|quoi|stressé|surpris|terrifié|émoticône
visage effrayé|anxieux|apeuré|blême|inquiet|peur|terrifié|émoticône
visage anxieux avec goutte de sueur|aah|bleu|bouche bée|effrayé|froid|mince|nerveux|peur bleue|sueurs froides|terrifié|visage en sueur bouche ouverte|émoticône
visage triste mais soulagé|déçu|ouf|pfiou|sueur|visage déçu mais soulagé|émoticône
visage qui pleure|horrible|larme|larmes|malheureux|pleurer|triste|émoticône
visage qui pleure à chaudes larmes|malheureux|pleurer|pleurs|sangloter|triste|émoticône
visage qui hurle de peur|choqué|cri|effrayé|munch|omd|surpris|terreur
visage déconcerté|confus|frustré|fâché|irrité|triste|yeux fermés|émoticône
visage persévérant|concentré|mal de tête|migraine|émoticône
visage déçu|abattu|affreux|découragé|malheureux|tort|triste|émoticône
visage démoralisé avec goutte de sueur|froide|mal de tête|migraine|mince|ouf|peur|triste|visage et sueurs froides|émoticône
visage épuisé|faim|fatigué|mécontent|non|pleurer|sommeil|triste|visage las|échec|émoticône
visage fatigué|contrarié|fatigue|mécontent|triste|émoticône
visage bâillant|bâille|bâiller|dormir|ennui|fatigant|fatigue|sieste|émoticône
visage avec fumée sortant des narines|colère|fâché|mécontent|triomphe|victoire|émoticône|énervé
visage boudeur|colère|exaspéré|furieux|fâché|mécontent|rageur|rouge|rouge de colère|sourcils froncés|émoticône|énervé
visage en colère|exaspéré|frustré|fâché|mécontent|rageur|sourcils froncés|émoticône
visage avec des symboles dans la bouche|censuré|colère|gros mots|insulter|insultes|jurer|juron|tête avec des symboles sur la bouche
visage souriant avec des cornes|fantastique|fâché|sourire|émoticône
visage en colère avec des cornes|diable|diablotin|démon|fantastique|malicieux|mauvais|émoticône
crâne|corps|dead|fantastique|je suis mort|mort|squelette|tête de mort|visage|yolo
tête de mort|crâne|os
tas de crotte|bande dessinée|bd|caca|dessin|excrément|odeur|popo|puer|sentir mauvais|visage
visage de clown|maquillage|émoticône
ogre|créature|effrayant|fantastique|japonais|masque|monstre
monstre japonais|colère|créature|fantastique|farfadet|masque|méchant
fantôme|blague|bouh|créature|effrayant|fantastique|halloween|hanter|monstre|peur|visage|visage de fantôme
alien|créature|espace|extraterrestre|monstre|ovni|science-fiction|visage|émoticône
monstre de l’espace|alien|créature|envahisseur|extraterrestre|fantastique|jeu vidéo|ovni|pixels
robot|androïde|automate|machine|monstre|visage|visage de robot
chat qui sourit|animal|bouche ouverte|sourire|visage
chat qui sourit avec des yeux rieurs|animal|chat avec un grand sourire|sourire|visage|yeux souriants
chat qui pleure de joie|animal|chat qui rit aux larmes|larmes|lol|mdr|pleurer de rire|rire|rire aux larmes
chat souriant aux yeux en cœurs|amour|amoureux|chat souriant avec des coeurs dans les yeux|coeurs|coeurs dans les yeux|sourire
chat avec sourire en coin|animal|ironique|narquois|sourire narquois|tête de chat|visage
chat qui fait un bisou|animal|baiser|bise|chat qui embrasse|chat qui fait une bise avec les yeux fermés|embrasser|tête de chat
chat fatigué|animal|fatigue|inquiet|oh|surpris|tête de chat avec la bouche ouverte|visage
chat qui pleure|animal|larme|pleurer|triste|tête de chat|visage
chat qui boude|animal|bouder|chat en colère|colère|désaccord|ennui|tête de chat|visage
singe ne rien voir|animal|caché|effrayé|embarras|geste|gêne|interdit|ne pas voir|non|omd|oubli|peur|rien vu rien entendu|secret|visage|yeux
singe ne rien entendre|animal|geste|interdit|ne pas entendre|non|oreilles|rien vu rien entendu|secret|sourd|visage|écouter
singe ne rien dire|animal|bouche cousue|chut|geste|interdit|motus|muet|non|parler|se taire|secret|silence|visage
lettre d’amour|cœur|saint-valentin
cœur et flèche|amour|coeur transpercé|cupidon|sentiment
cœur avec ruban|amour|anniversaire|saint-valentin|sentiment
cœur étincelant|amour|sentiment|étincelles
cœur grandissant|amour|cœur battant|cœur qui bat|pulsations|sentiment
cœur battant|amour|cardio|cœur qui bat|pulsations|sentiment
cœurs qui tournent|amour|anniversaire|deux cœurs|sentiment|tourbillon
deux cœurs|amour|anniversaire|deux cœurs roses|petits cœurs|rendez-vous|sentiment
décoration avec cœur|amour|cœur blanc|cœur décoré|cœur violet|sentiment
cœur point d’exclamation|amour|ponctuation
cœur brisé|amour|malheureux|sentiment|séparé|triste
cœur enflammé|amour|désir|feu|passion
cœur avec bandages|réconforter|réparer|soigner
cœur rouge|amour|sentiment
cœur rose|143|adorable|aimer|amour|jtm|mignon|émotion
cœur orange|coeur orange
cœur jaune|amour|sentiment
cœur vert|amour|sentiment
cœur bleu|amour|sentiment
cœur bleu clair|143|aimer|amour|bleu ciel|cyan|jtm|mignon|spécial|émotion
cœur violet|amour|sentiment
cœur marron|brun
cœur noir
cœur gris|143|amour|ardoise|argent|argenté|jtm|spécial|émotion
cœur blanc
trace de rouge à lèvres|baiser|bise|bisou|bouche|embrasser|rendez-vous|sexy
cent points|100|score
symbole de colère|bande dessinée|bd|dessin|furieux
nuage de colère|bagarre|combat|discussion|dispute|désaccord|grabuge|lutte
explosion|bande dessinée|bd|bombe|boum|collision|détonation|étincelles
étourdissement|bande dessinée|bd|tournis|voir des étoiles|étincelles|étoile|étoile filante
gouttes de sueur|bande dessinée|bd|eau|effort|entraînement|éclabousser|éclaboussures
décamper|bande dessinée|bd|déguerpir|détaler|filer|fumée|nuage|partir en courant|pet|vent|vite
trou
bulle de parole|bande dessinée|bd|dialogue|message|sms|écrire
œil dans une bulle de BD|bande dessinée|témoin|voir
bulle de parole gauche|bulle à gauche|dialogue
bulle colère droite|bande dessinée|bd|crier|hurler
bulle de pensée|bande dessinée|bd|idée|imaginer|inventer|invention|penser|rêve|rêver
endormi|bande dessinée|bd|bonne nuit|dormir|fatigué|ronfler|zzz
signe de la main|au revoir|bonjour|bye|coucou|hello|il y a quelqu’un ?|main qui salue|salut|à bientôt|à plus tard
dos de main levée
main levée doigts écartés|paume|stop
main levée|feuille|paume de la main|stop|tope là
salut vulcain|doigts|main|spock|star trek
main vers la droite|serrer la main|tenir la main
main vers la gauche|serrer la main|tenir la main
main paume vers le bas|chasser|choisir|faire partir|laisser tomber|ouste|rejeter
main paume vers le haut|appeler de la main|attirer|faire venir|offre
main qui pousse vers la gauche|arrêter|attendre|bloquer|halte|high five|pousser|refuser|stop|tape m’en cinq|top là
main qui pousse vers la droite|arrêter|attendre|bloquer|halte|high five|pousser|refuser|stop|tape m’en cinq|top là
ok|compris|d’accord|geste|main|nickel|parfait|super|tout va bien
bout des doigts joints|agacement|argumentation|geste|interrogation|main|parler avec les mains|patience|silence !
pouce et index rapprochés|petit|petite|petite quantité|petite somme|peu|un peu|à deux doigts
V de la victoire|ciseaux|doigts|main|paix et amour|peace and love
doigts croisés|bonne chance|chance|main
main avec index et pouce croisés|amour|argent|cher|claquer des doigts|cœur
signe je t’aime|amour|geste pour je t’aime|ily|main|trois doigts
cornes avec les doigts|cornes du diable|main|rock|rock’n roll|yeah
signe appel téléphonique avec les doigts|main|téléphone
main avec index pointant à gauche|doigt|index pointé vers la gauche
main avec index pointant à droite|doigt|index pointé vers la droite
main avec index pointant vers le haut|doigt|index vers le haut|montrer
doigt d’honneur|main|majeur
main avec index pointant vers le bas|doigt|index vers le bas|montrer
index pointant vers le haut|doigt|index pointé vers le haut|main|moi
index pointant vers l’utilisateur|pointer|toi
pouce vers le haut|bien|compris|d’accord|génial|main|moi aussi|ok|oui|pouce levé|super|top
pouce vers le bas|main|mauvais|non|nul|pouce baissé
poing levé|main|pierre|poing serré|solidarité
poing de face|absolument|battre|boum|correct|coup de poing|d’accord|main|mon pote|serrer
poing à gauche|fistbump|main
poing à droite|main
applaudissements|bien joué|bon travail|bravo|formidable|félicitations|geste|mains|mains qui applaudissent|super
mains levées|air|geste|hourra|mains en l’air|youpi
mains qui forment un cœur|amour
mains ouvertes|mains écartées
paume contre paume doigts vers le haut|espérer|mains|paumes des mains ensemble|prier|prière
poignée de main|d’accord|mains|marché conclu|présentation|rencontre|serrer la main
mains en prière|demander|félicitations|mains l’une contre l’autre|merci|prier|salut|se taper dans la main|s’il te plaît|s’il vous plaît|tope là
main qui écrit|écrire
vernis à ongles|cosmétiques|manucure|maquillage|peu importe|s’ennuyer
selfie|appareil photo|photo|téléphone
biceps contracté|bande dessinée|bd|bodybuilding|corps|culturisme|entraînement|exercice|force|haltérophilie|muscle|muscles|soulever
bras mécanique|accessibilité|bras robot|handicap|prothèse|prothèse de bras
jambe mécanique|accessibilité|handicap|jambe artificielle|jambe robot|prothèse|prothèse de jambe
jambe|coup de pied|cuisse|genou|genou fléchi|genoux|membre|pied
pied|cheville|coup de pied|pas lourd
oreille|corps|entendre|ouïe|son|écouter
oreille appareillée|accessibilité|handicap|malentendant|prothèse auditive|sonotone|sourd|surdité
nez|corps|narines|odeur|sentir
cerveau|intelligent|intelligente
cœur|anatomie|battement de coeur|battements|cardiologie|organe|pouls|pulsation
poumons|anatomie|expiration|inspiration|organe|respiration|respirer|souffle
dent|carie|dentiste|émail diamant
os|chien|halloween|squelette
yeux|chercher|corps|coup d’œil|regarder|visage|voir|œil
œil|corps
langue|corps|lécher
bouche|baiser|beauté|bise|bisou|corps|embrasser|lèvres|rouge à lèvres
lèvres qui se mordent|anxieux|flirt|inquiet|lèvre mordue|mal à l’aise|nerveux
bébé|enceinte|enfant|nouveau-né|petit|émoticône
enfant|genre neutre|jeune|non-genré
garçon|enfant|jeune|personne|émoticône
fille|couettes|enfant|grands yeux|jeune|nattes|personne|petite fille|tresses|vierge|visage|zodiaque|émoticône
adulte|genre neutre|non-genré
personne blonde|cheveux|garçon|homme|humain|tête|visage
homme|ami|garçon|personne|petit ami|pote
personne barbue|barbe|personne avec une barbe
homme barbu|barbe
femme barbue|barbe
homme : cheveux roux|ami|garçon|personne|petit ami|pote
homme : cheveux bouclés|ami|garçon|personne|petit ami|pote
homme : cheveux blancs|ami|garçon|personne|petit ami|pote
homme : chauve|ami|garçon|personne|petit ami|pote
femme|blonde|coupe de cheveux|personne
femme : cheveux roux|blonde|coupe de cheveux|personne
adulte : cheveux roux|genre neutre|non-genré
femme : cheveux bouclés|blonde|coupe de cheveux|personne
adulte : cheveux bouclés|genre neutre|non-genré
femme : cheveux blancs|blonde|coupe de cheveux|personne
adulte : cheveux blancs|genre neutre|non-genré
femme : chauve|blonde|coupe de cheveux|personne
adulte : chauve|genre neutre|non-genré
femme blonde|cheveux|personne
homme blond|cheveux
personne âgée|adulte|genre neutre|non-genré
homme âgé|chauve|grand-père|papi|personne|personne âgée|sage|vieux monsieur|émoticône
femme âgée|blonde|dame|grand-mère|mamie|personne|sage|émoticône
personne fronçant les sourcils|contrariée|déçue|embêtée|femme|froncer|geste|gênée|mécontente|pas contente|triste
homme fronçant les sourcils|froncement|geste|homme mécontent|homme renfrogné
femme fronçant les sourcils|froncement|geste
personne qui boude|bouder|déçue|expression|faire la tête|femme|froncer les sourcils|fâchée|geste|inquiète|moue|énervée
homme qui boude|bouder|faire la moue|geste|moue
femme qui boude|geste
personne faisant un geste d’interdiction|aucune chance|bloquer|femme|impossible|interdit|main|niet|non|pas possible|stop
homme faisant un geste d’interdiction|interdit|main|non
femme faisant un geste d’interdiction|interdit|main
personne faisant un geste d’acceptation|danser|d’accord|exercice|femme|grandir|lever les bras|main|ok
homme faisant un geste d’acceptation|d’accord|homme faisant un geste d’accord|main|ok
femme faisant un geste d’acceptation|geste d’accord|main|ok
personne paume vers le haut|aide|diva|femme|information|insouciante|main|peu importe|potins|prétentieuse|sarcastique|sophistiqué
homme paume vers le haut|aide|apporter|diva|homme avec paume vers le haut|informations|insolent|main|peu importe|potins|sarcastique
femme paume vers le haut
personne qui lève la main|compte sur moi|content|femme qui lève la main|geste|ici|je sais|levée|moi|participer|présente
homme qui lève la main|geste|je sais|main levée|moi|personne qui lève la main|répondre
femme qui lève la main|geste|main levée
personne sourde|accessibilité|entendre|malentendant|oreille|surdité
homme sourd|accessibilité|entendre|malentendant|oreille
femme sourde|accessibilité|entendre|malentendant|oreille
personne qui s’incline|confus|désolé|excuses|geste|gronder|incliné|j’ai compris|ok|pardon|personne inclinée
homme qui s’incline|désolé|geste|incliné
femme qui s’incline|désolée|excuses|femme qui se prosterne|geste|inclinée|méditation|méditer
personne avec la paume sur le visage|drame|exaspération|femme avec paume sur visage|geste|incroyable|incrédulité|j’en peux plus|main|pas possible|paume de main
homme avec la paume sur le visage|encore|exaspération|incroyable|incrédulité|main sur le visage|oh non|oubli|personne
femme avec la paume sur le visage|encore|exaspération|incroyable|incrédulité|j’y crois pas|main sur le visage|oh non|oubli|personne
personne qui hausse les épaules|aucune idée|c’est comme ça|doute|femme qui hausse les épaules|haussement d’épaules|ignorance|indifférence|je ne sais pas|peut-être|que faire|qui sait
homme qui hausse les épaules|aucune idée|doute|haussement|haussement d’épaules|ignorance|indifférence|pas moi|personne|rien vu|sais pas
femme qui hausse les épaules|aucune idée|doute|haussement|haussement d’épaules|ignorance|indifférence|je sais pas|pas moi|personne|rien vu
professionnel de la santé (tous genres)|docteur|infirmier|médecin|thérapeute
professionnel de la santé|docteur|homme|homme profession médicale|infirmier|médecin|métier|profession médicale
professionnelle de la santé|docteur|docteure|femme|femme profession médicale|infirmière|médecin|métier|profession médicale
étudiant (tous genres)|diplôme|étudiante
étudiant|diplômé|homme
étudiante|diplômée|femme
personnel enseignant|enseignante|formateur|formatrice|professeur
enseignant|homme|instituteur|instructeur|métier|professeur
enseignante|femme|institutrice|instructrice|professeure
juge|balance
juge homme|balance|justice|métier
juge femme|balance|justice|métier
fermier (tous genres)|fermière|jardinier|jardinière
fermier|agriculteur|homme|jardinier|métier
fermière|agricultrice|femme|jardinière|métier
cuisinier (tous genres)|chef|cuisinière
cuisinier|chef|homme|métier
cuisinière|chef|femme|métier
mécanicien (tous genres)|artisan|mécanicienne|plombier|électricien|électricienne
mécanicien|homme|mécanique|métier|ouvrier|plombier|électricien
mécanicienne|femme|mécanique|métier|ouvrière|plombier|électricienne
ouvrier (tous genres)|assemblage|industrie|ouvrière|usine
ouvrier|assemblage|homme|industrie|montage|métier|usine
ouvrière|assemblage|femme|industrie|montage|métier|usine
employé de bureau (tous genres)|affaires|architecte|employée de bureau
employé de bureau|affaires|architecte|cadre|directeur|homme|métier
employée de bureau|affaires|architecte|cadre|directrice|femme|métier
scientifique|chimiste
scientifique homme|biologiste|chimiste|ingénieur|mathématicien|métier|physicien
scientifique femme|biologiste|chimiste|ingénieure|mathématicienne|métier|physicienne
informaticien (tous genres)|développeur|développeuse|informaticienne|logiciels|technologie
informaticien|codeur|développeur|homme|inventeur|logiciels|métier|technologie
informaticienne|codeuse|développeuse|femme|inventrice|logiciels|métier|technologie
chanteur (tous genres)|artiste|chanteuse|rock|star
chanteur|acteur|artiste|homme|métier|rock|rockeur|star
chanteuse|actrice|artiste|femme|métier|rock|rockeuse|star
artiste|palette
artiste homme|métier|palette|peintre
artiste femme|métier|palette|peintre
pilote|avion
pilote homme|avion|métier
pilote femme|avion|métier
astronaute|fusée
astronaute homme|casque|cosmonaute|espace|fusée|métier|spationaute
astronaute femme|casque|cosmonaute|espace|fusée|métier|spationaute
pompier|camion de pompiers
pompier homme|camion de pompiers|casque|casque de pompier|métier
pompier femme|camion de pompiers|casque|métier
officier de police|autorité|flic|homme|loi|métier|personne|policier|tenue|uniforme
policier|flic|homme|officier|police
policière|autorité|femme|flic|loi|métier|officier|personne|police|tenue|uniforme
détective|enquêteur|espion|homme
détective homme|enquêteur|espion
détective femme|enquêteuse|enquêtrice|espionne
garde|buckingham palace|casque|garde homme|londres
garde homme
garde femme|buckingham palace|casque|londres|métier
ninja|assassin|combat|furtif|guerrier|masqué|personne|sabre|secret|soldat
personnel du bâtiment|btp|casque|chantier|construction|homme|métier|ouvrier|réparer
ouvrier du bâtiment|homme
ouvrière du bâtiment|casque|casque de chantier|chantier|femme|métier|ouvrier du bâtiment femme
personne avec une couronne|monarque|noble|royal|royauté
prince|couronne|royal|royauté
princesse|conte de fées|couronne|fantastique|personne|reine
personne en turban|homme avec turban|oriental|personne avec turban|visage
homme en turban
femme en turban|femme avec turban
homme avec casquette chinoise|casquette mao|chapeau
femme avec foulard|bandana|femme avec un voile|hijab|mantilla|tichel|voile
personne en smoking|homme|marié|personne mariée|élégant
homme en smoking
femme en smoking
personne mariée avec voile|mariage
homme avec voile
femme avec voile
femme enceinte
homme enceint|enceinte|grossesse|homme enceinte|personne enceinte|trop mangé|ventre
personne enceinte|grossesse|trop mangé|ventre
allaitement|bébé|maman|nourrice|nourrir le bébé|sein|soins
femme allaitant un bébé|allaitement|biberon|maman|mère|nounou|nouveau-né|personne
homme allaitant un bébé|allaitement|biberon|nouveau-né|papa|personne|père
personne allaitant un bébé|allaitement|biberon|homme|maman|mère|nounou|nouveau-né|papa|père
bébé ange|ailes|auréole|fantastique|visage|église|émoticône
père Noël|bonnet|fêtes|magie|santa claus|tradition
mère Noël|bonnet|fêtes|santa
santa|joyeux noël|noël|papa noël|personne|père noël|saint-nicolas
super-héros|bien|cape|force|heroïne|héroïne|personnage|sauver le monde|super pouvoir|super-pouvoir|superhéros|superman|vengeur|voler
super-héros homme|bien|super-pouvoir
super-héroïne|bien|femme|héros|super-pouvoir
super-vilain|cape|criminel|diabolique|déguisement|mal|mauvais|méchant|personnage|super pouvoir|super vilain|super-pouvoir
super-vilain homme|criminel|mal|méchant|super-pouvoir
super-vilain femme|criminelle|mal|méchante|super-pouvoir
mage|chapeau|enchantement|ensorceleur|envoûtement|jeu de rôle|magicien|personnage|sorcier|sorcière|sortilège
mage homme|magicien|sorcier
mage femme|ensorceleuse|sorcière
personnage féérique|ailes|déguisement|fée|fée clochette|féerie|magie|obéron|puck|titania|voler
féetaud|obéron|puck
fée|titania
vampire|canines|cape|conte|dents|dracula|déguisement|halloween|mort-vivant|personnage|sang
vampire homme|dracula|mort-vivant
vampire femme|morte-vivante
créature aquatique|ariel|folklore|mer|océan|personnage|petite sirène|queue de poisson|sirène|trident|triton
triton
sirène
elfe|conte|le seigneur des anneaux|legolas|magique|oreilles|personnage
elfe homme|magique
elfe femme|magique
génie|aladin|djinn|homme génie|lampe magique|magie|personnage|souhait|voeu|vœu
génie homme|djinn
génie femme|djinn
zombie|effrayant|flippant|halloween|horreur|mort vivant|mort-vivant|personnage|peur
zombie homme|mort-vivant
zombie femme|morte-vivante
troll|conte de fées|légende|monstre|mythe|troller
créature velue|bigfoot|cryptide|forêt|géant|homme sauvage|poilu|sasquatch|yéti
personne qui se fait masser|détente|femme qui se fait masser|fermer les yeux|massage|relaxation|repos|salon|thérapie|tête|visage|zen
homme qui se fait masser|apaiser|homme qui se fait masser le visage|mal de tête|massage|migraine|relaxation|salon|tension|visage
femme qui se fait masser|massage|visage
personne qui se fait couper les cheveux|barbier|beauté|ciseaux|coiffure|coupe de cheveux|femme qui se fait couper les cheveux|salon|style
homme qui se fait couper les cheveux|coiffeur|coiffure|coupe de cheveux|homme chez le coiffeur|salon de coiffure
femme qui se fait couper les cheveux|coiffure
personne qui marche|balade|en route|flâner|homme|marcher|nonchalant|piéton|promenade|se balader
homme qui marche|piéton
femme qui marche|marcher|piétonne|randonneuse
personne qui marche : vers la droite|balade|en route|flâner|homme|marcher|nonchalant|piéton|promenade|se balader
femme qui marche : vers la droite|marcher|piétonne|randonneuse
homme qui marche : vers la droite|piéton
personne debout
homme debout
femme debout
personne à genoux|prière|religion
homme à genoux
femme à genoux
personne à genoux : vers la droite|prière|religion
femme à genoux : vers la droite
homme à genoux : vers la droite
personne avec une canne blanche|accessibilité|aveugle
personne avec une canne blanche : vers la droite|accessibilité|aveugle
homme avec canne blanche|accessibilité|aveugle|déficient visuel|handicap|handicap visuel|malvoyant
homme avec canne blanche : vers la droite|accessibilité|aveugle|déficient visuel|handicap|handicap visuel|malvoyant
femme avec canne blanche|accessibilité|aveugle|déficiente visuelle|handicap|malvoyante
femme avec canne blanche : vers la droite|accessibilité|aveugle|déficiente visuelle|handicap|malvoyante
personne en fauteuil motorisé|accessibilité|fauteuil roulant
personne en fauteuil motorisé : vers la droite|accessibilité|fauteuil roulant
homme en fauteuil motorisé|accessibilité|fauteuil roulant|handicap
homme en fauteuil motorisé : vers la droite|accessibilité|fauteuil roulant|handicap
femme en fauteuil motorisé|accessibilité|fauteuil roulant|handicap
femme en fauteuil motorisé : vers la droite|accessibilité|fauteuil roulant|handicap
personne en fauteuil roulant manuel|accessibilité
personne en fauteuil roulant manuel : vers la droite|accessibilité
homme en fauteuil roulant manuel|accessibilité|handicap
homme en fauteuil roulant manuel : vers la droite|accessibilité|handicap
femme en fauteuil roulant manuel|accessibilité|handicap
femme en fauteuil roulant manuel : vers la droite|accessibilité|handicap
personne qui court|arriver|coureur|courir|course à pied|homme qui court|jogging|marathon|marathonien|pressé|rapide|sportif|vite
homme qui court|course à pied|jogging|marathon
femme qui court|course à pied|joggeuse|jogging|marathon|running|se dépêcher|vite|vitesse
personne qui court : vers la droite|arriver|coureur|courir|course à pied|homme qui court|jogging|marathon|marathonien|pressé|rapide|sportif|vite
femme qui court : vers la droite|course à pied|joggeuse|jogging|marathon|running|se dépêcher|vite|vitesse
homme qui court : vers la droite|course à pied|jogging|marathon
danseuse de ballet|ballerine|danse classique
danseuse|femme|femme qui danse|flamenco|fête|rythme|salsa|sortir danser|tango
danseur|femme|flamenco|fête|homme|homme qui danse|rythme|salsa
homme d’affaires en lévitation|costume
personnes avec des oreilles de lapin|amies|bunny|danseuse|double|déguisement|femme|femmes|fille|filles|fête|jumelles|synchro
hommes avec des oreilles de lapin|amis|danseur|faire la fête|fête
femmes avec des oreilles de lapin|danseuse|fête
personne au hammam|bien-être|chaud|détente|personne dans un sauna|relaxation|sauna|spa|vapeur
homme au hammam|sauna
femme au hammam|sauna
personne qui grimpe|alpiniste|escalader|grimper|grimpeur|montagne|personne qui escalade|sport
homme qui grimpe|alpiniste|grimpeur
femme qui grimpe|alpiniste|grimpeuse
escrimeur|escrimeuse|personne|sport|épée
course hippique|cheval|course de chevaux|jockey|sport
skieur|neige|sport
snowboardeur|homme|neige|ski|sport
joueur de golf|balle|golfeur|green|homme|personne|pga|pitch|sport
golfeur|homme
golfeuse|femme|practice|sport
personne faisant du surf|glisse|homme|mer|océan|plage|planche|sport|vagues
surfeur|homme
surfeuse|femme|mer|océan|plage|sport|vagues
personne ramant dans une barque|bateau|lac|naviguer|pêche|ramer|rameur|rivière|sport
rameur dans une barque|bateau|homme
rameuse dans une barque|bateau|femme|lac|navigation|plaisance|pêche|ramer|rivière|sport
personne nageant|crawl|eau|exercice|homme|nageur|natation|piscine|sport
nageur|homme
nageuse|femme|natation|sport
personne avec ballon|athlétique|basket-ball|basketteur|dribble|joueur|match|rebond|sport
homme avec ballon
femme avec ballon|basket-ball|basketteuse|sport
haltérophile|bodybuilding|entraînement|force|haltérophilie|homme|lever des poids|muscles|personne|poids|sport
homme haltérophile
femme haltérophile|entraînement|exercice|sport
cycliste|course|guidon|homme|personne|pédaler|rouler|sport|tour de france|vélo
cycliste homme|cyclisme|vélo
cycliste femme|cyclisme|sport|vélo
personne en VTT|coureur|cyclisme|grimper|homme en vtt|montagne|sport|tour de france|vélo
homme en VTT|cycliste|vélo
femme en VTT|cycliste|montagne|sport|vttiste|vélo
personne faisant la roue|agilité|athlète|faire la roue|femme faisant la roue|gymnaste|gymnastique|sport
homme faisant la roue|acrobatie|content|faire la roue|garçon|gymnastique|personne|souple|sport
femme faisant la roue|acrobatie|exercice|faire la roue|gymnaste|gymnastique|personne|sport
personnes faisant de la lutte|bataille|lutteur|lutteurs|sport
lutteurs|athlètes|bataille|force|hommes|personne|personnes|sport|sur le ring
lutteuses|bataille|combat|duel|femmes|personne|personnes|sport
personne jouant au water-polo|ballon|homme qui joue au water-polo|piscine|sport
joueur de water-polo|ballon|eau|homme|jeu|match|personne|piscine|sport
joueuse de water-polo|ballon|femme|nager|personne|piscine|sport
personne jouant au handball|athlète|ballon|handballeur|lancer|sport
handballeur|homme|sport
handballeuse|athlète|attaquante|ballon|femme|personne|sport|tir
personne qui jongle|artiste|cirque|gérer|jongler|jongleur|multitâche
jongleur|acrobatie|artiste|balles|cirque|homme|jonglage|multitâche|personne
jongleuse|femme|jonglage|multitâche
personne dans la posture du lotus|détendu|femme|méditation|personne assise en position du lotus|position du lotus|relax|relaxation|tailleur|yoga|zen
homme dans la posture du lotus|méditation|position du lotus|yoga
femme dans la posture du lotus|méditation|position du lotus|yoga
personne prenant un bain|baignoire|personne qui prend un bain
personne au lit|auberge|bonne nuit|coucher|dodo|dormir|fatigué|hôtel|sieste
deux personnes se tenant la main|couple|couple homosexuel|gay|personnes se tenant par la main|poignée de main|tenir la main
deux femmes se tenant la main|amies|amitié|amoureuses|couple|deux femmes se donnant la main|filles|gay|homosexuelles|jumelles|lesbiennes|lgbt|lgbtq|lgbtqia|main dans la main|meilleures amies|petite amie|rendez-vous|sœurs
femme et homme se tenant la main|amis|amoureux|couple|homme et femme se donnant la main|main dans la main|petit ami|petite amie|rendez-vous
deux hommes se tenant la main|amis|amitié|amoureux|couple|deux hommes se donnant la main|fils|frères|gay|gémeaux|homosexuels|jumeaux|lgbt|main dans la main|meilleurs amis|petit ami|rendez-vous|zodiaque
bisou|amour|anniversaire|baiser|couple|femme|homme
bisou : femme et homme|amour|anniversaire|baiser|couple
bisou : homme et homme|amour|anniversaire|baiser|couple|femme
bisou : femme et femme|amour|anniversaire|baiser|couple|homme
couple avec cœur|amour|anniversaire|femme|homme|rendez-vous
couple avec cœur : femme et homme|amour|anniversaire|rendez-vous
couple avec cœur : homme et homme|amour|anniversaire|femme|rendez-vous
couple avec cœur : femme et femme|amour|anniversaire|homme|rendez-vous
famille : homme, femme et garçon|enfant|famille avec un père, une mère et un fils|fils|mère|père
famille : homme, femme et fille|enfant|famille avec un père, une mère et un fils|fils|garçon|mère|père
famille : homme, femme, fille et garçon|enfant|famille avec un père, une mère et un fils|fils|mère|père
famille : homme, femme, garçon et garçon|enfant|famille avec un père, une mère et un fils|fils|mère|père
famille : homme, femme, fille et fille|enfant|famille avec un père, une mère et un fils|fils|garçon|mère|père
famille : homme, homme et garçon|enfant|famille avec un père, une mère et un fils|femme|fils|mère|père
famille : homme, homme et fille|enfant|famille avec un père, une mère et un fils|femme|fils|garçon|mère|père
famille : homme, homme, fille et garçon|enfant|famille avec un père, une mère et un fils|femme|fils|mère|père
famille : homme, homme, garçon et garçon|enfant|famille avec un père, une mère et un fils|femme|fils|mère|père
famille : homme, homme, fille et fille|enfant|famille avec un père, une mère et un fils|femme|fils|garçon|mère|père
famille : femme, femme et garçon|enfant|famille avec un père, une mère et un fils|fils|homme|mère|père
famille : femme, femme et fille|enfant|famille avec un père, une mère et un fils|fils|garçon|homme|mère|père
famille : femme, femme, fille et garçon|enfant|famille avec un père, une mère et un fils|fils|homme|mère|père
famille : femme, femme, garçon et garçon|enfant|famille avec un père, une mère et un fils|fils|homme|mère|père
famille : femme, femme, fille et fille|enfant|famille avec un père, une mère et un fils|fils|garçon|homme|mère|père
famille : homme et garçon|enfant|famille avec un père, une mère et un fils|femme|fils|mère|père
famille : homme, garçon et garçon|enfant|famille avec un père, une mère et un fils|femme|fils|mère|père
famille : homme et fille|enfant|famille avec un père, une mère et un fils|femme|fils|garçon|mère|père
famille : homme, fille et garçon|enfant|famille avec un père, une mère et un fils|femme|fils|mère|père
famille : homme, fille et fille|enfant|famille avec un père, une mère et un fils|femme|fils|garçon|mère|père
famille : femme et garçon|enfant|famille avec un père, une mère et un fils|fils|homme|mère|père
famille : femme, garçon et garçon|enfant|famille avec un père, une mère et un fils|fils|homme|mère|père
famille : femme et fille|enfant|famille avec un père, une mère et un fils|fils|garçon|homme|mère|père
famille : femme, fille et garçon|enfant|famille avec un père, une mère et un fils|fils|homme|mère|père
famille : femme, fille et fille|enfant|famille avec un père, une mère et un fils|fils|garçon|homme|mère|père
tête qui parle|parler|silhouette
silhouette de buste|mystère|ombre
silhouettes de bustes|amis|bff|gens|meilleur ami|meilleure amie|meilleures amies|meilleurs amis|personnes|tout le monde
étreinte|accolade|amitié|au revoir|bonjour|câlin|embrassades|gratitude|merci|personne
famille|enfant|famille avec un père, une mère et un fils|femme|fils|garçon|homme|mère|père
famille : adulte, adulte, enfant
famille : adulte, adulte, enfant, enfant
famille : adulte, enfant|famille monoparentale
famille : adulte, enfant, enfant|famille monoparentale
traces de pas|empreintes|pied|pieds|pieds nus
empreinte digitale|dermatoglyphe|données biométriques|identité|sécurité
tête de singe|animal|georges le petit curieux|sourire|visage
singe|animal|primate
gorille|animal|primate
orang-outan|animal|primate|singe
tête de chien|animal|animal domestique|chiot|visage
chien|aboyer|animal|animal domestique
chien guide|accessibilité|animal|aveugle|malvoyant|non-voyant
chien d’assistance|accessibilité|aide|animal|chien-guide|handicap
caniche|animal|chien
loup|animal|louve|tête|tête de loup
renard|animal|nature|tête|visage
raton laveur|animal|curieux|sournois
tête de chat|animal|chaton|miaou|minou
chat|animal|animal domestique|chaton|miaou|miauler
chat noir|animal|chaton|félin|halloween|malchanceux|matou|miaou|superstition
tête de lion|animal|astrologie|crinière|fort|horoscope|roi|rugissement|safari|savane|visage|zodiaque
tête de tigre|animal|félin|prédateur|visage
tigre|animal|félin|prédateur|tigresse|zoo
léopard|animal|félin|prédateur|zoo
tête de cheval|animal|dressage|ferme|jument|équitation
élan|animal|bois|cervidé|mammifère|orignal|ramure
âne|animal|bourricot|mammifère|mule|têtu
cheval|animal|course hippique|hippodrome|tiercé
licorne|animal|licrone|tête|tête de licorne
zèbre|animal|noir et blanc|rayure|rayures|zébrure
cerf|animal|bois
bison|animal|buffle|cornes|herbivore|nature|troupeau
tête de vache|animal|lait|meuh|visage
bœuf|animal|astrologie|ferme|horoscope|taureau|zodiaque
buffle|animal|corne|zoo
vache|animal|ferme|lait|meuh
tête de cochon|animal|ferme|porc|visage
cochon|animal|ferme|gros|jambon|porc|truie
sanglier|animal|game of thrones
groin|animal|cochon|ferme|flair|museau|porc|sentir|tête de cochon
bélier|animal|astrologie|corne|ferme|horoscope|mouton|zodiaque
mouton|animal|brebis|bêler|doux|ferme|laine|lait
chèvre|animal|astrologie|capricorne|ferme|fromage|horoscope|lait|zodiaque
dromadaire|animal|bosse|désert|une bosse
chameau|animal|bosse|chameau à deux bosses|deux bosses|désert
lama|alpaca|alpaga|animal|guanaco|laine|llama|pérou|vicuña|vigogne
girafe|animal|cou|taches
éléphant|animal|pachyderme|trompe
mammouth|animal|défenses|extinction|grand|géant|laineux
rhinocéros|animal|corne
hippopotame|animal
tête de souris|animal|visage
souris|animal
rat|animal
hamster|animal|animal domestique|tête|tête de hamster|visage
tête de lapin|animal|animal domestique|dents
lapin|animal|animal domestique
écureuil|animal|noisettes
castor|animal|barrage|dents|rongeur
hérisson|animal|piquant|porc-épic|épines|épineux
chauve-souris|animal|vampire
ours|animal|miel|nounours|ours brun|teddy|tête|visage
ours polaire|arctique|blanc
koala|animal|australie
panda|animal|tête|tête de panda|visage
paresseux|animal|aï|endormi|lent
loutre|animal|joueur|mignon|pêcheur
mouffette|animal|odeur|puer|putois
kangourou|austalie|joey|kangoo|marsupial|marsupiaux|saut
blaireau|animal|ratel
empreintes d’animaux|empreintes de pattes|pattes
dindon|action de grâces|animal|dinde|oiseau|thanksgiving|volaille
poule|animal|coq|ferme|oiseau|poulet|volaille
coq|animal|oiseau|volaille
poussin qui éclôt|animal|bébé|naissance|naître|nouveau-né|oiseau|éclosion|œuf
poussin|animal|oiseau|tête de poussin
poussin de face|animal|bébé|nouveau-né|oiseau
oiseau|animal|ornithologie
pingouin|animal|antarctique|banquise|manchot|oiseau
colombe|animal|oiseau|paix|rameau|voler
aigle|animal|oiseau|rapace
canard|animal|coin-coin|oiseau
cygne|animal|jeune cygne|oiseau|vilain petit canard
chouette|animal|hibou|oiseau|sage
dodo|animal|dronte|espèce éteinte|extinction|grand|maurice|oiseau
plume|léger|oiseau|plumage|voler|écrire|écrivain
flamant|animal|oiseau|rose|tropical
paon|animal|bel oiseau|coloré|fier|fière|oiseau|paonne|prétentieux
perroquet|animal|oiseau|parle|pirate|répète
aile|angélique|aviation|céleste|mythologie|oiseau|s’envoler|s’élever|voler
oiseau noir|animal|bec|corbeau|corneille|corvidé|croasser|merle
oie|animal|bête|cacarder|canard|jars|oiseau|troupeau|volaille|volée
phénix|ailes|cendres|feu|gloire|immortel|mythologie|oiseau|renaissance|renaître|revivre|transformation
grenouille|animal|crapaud|tête|tête de grenouille
crocodile|alligator|animal|caïman|reptile|zoo
tortue|animal|carapace|lentement|reptile
lézard|animal|reptile
serpent|animal|reptile|serpent à sonnette|venin
tête de dragon|animal|mythe|tradition
dragon|animal|chine|chinois|game of thrones|mythe|tradition
sauropode|animal|brachiosaure|brontosaure|dinosaure|diplodocus
T-Rex|animal|dinosaure|t. rex|tyrannosaure|tyrannosaurus rex
baleine soufflant par son évent|animal|baleine avec évent|mer|océan|plage|souffle
baleine|animal|mer|océan|plage
dauphin|animal|flipper|mer|océan|plage
orque|baleine|marin|océan
phoque|animal|lion de mer|océan|otarie
poisson|alimentation|animal|astrologie|horoscope|manger|nourriture|poissons|repas|zodiaque
poisson tropical|animal
poisson-lune|animal
requin|animal|dents de la mer|poisson
pieuvre|animal|créature|mer|mollusque|océan|poulpe
coquille en spirale|animal|conque|coquillage|mer|plage
corail|océan|réchauffement climatique|récif
méduse|animal|aquarium|aïe|brûlure|gélatineux|invertébré|marin|mer|mou|océan|piqûre|plancton|tentacules|vie marine
crabe|animal|astrologie|cancer|horoscope|mer|pinces|plage|zodiaque
homard|animal|bisque|fruit de mer|fruits de mer|pinces
crevette|aliment|crustacé|fruits de mer|nourriture
calamar|aliment|animal|encornet|mollusque|nourriture
huître|coquillage|coquille|mollusque|perle
escargot|animal|jardin|lentement|nature
papillon|animal|insecte|mignon|printemps
chenille|animal|insecte|jardin
fourmi|animal|insecte|jardin
abeille|animal|bourdon|guêpe|insecte|miel|nature|printemps
scarabée|animal|insecte
coccinelle|animal|bête|insecte|jardin|nature
criquet|animal|insecte|sauterelle
cafard|animal|blatte|coquerelle|insecte|nuisible
araignée|animal|insecte
toile d’araignée
scorpion|animal|astrologie|désert|horoscope|zodiaque
moustique|fièvre|infection|insecte|maladie|malaria|piqûre|virus
mouche|animal|asticot|insecte|maladie|nuisible|pourrissement|puanteur|putréfaction|tsé-tsé
lombric|animal|annélide|insecte|parasite|ver|ver de terre
microbe|amibe|bactérie|biologie|microorganisme|phagocytose|pseudopode|science|virus
bouquet|amoureux|anniversaire|fleur|fleurs|plante|rendez-vous|roses
fleur de cerisier|bourgeon|plante|printemps
fleur blanche
lotus|beauté|bouddhisme|calme|fleur|hindouisme|pureté|sérénité
rosette|plante
rose|amour|beauté|fleur|plante|rouge|saint-valentin
fleur fanée|mort|rose
hibiscus|fleur|plante
tournesol|champs|fleur|plante|soleil
bourgeon|bouton d’or|dent-de-lion|fleur|pissenlit|plante|printemps
tulipe|bourgeon|fleur|plante|printemps
jacinthe|fleur|fleurir|indigo|lavande|lilas|lupin|mauve|muflier|plante|printemps|violet
jeune pousse|germe|jeune plant|plante|plantule|pousser|printemps|semis
plante en pot|décoration|ennuyeux|faire pousser|intérieur|nature|pousser|prendre soin
conifère|arbre|feuilles persistantes|forêt|pin|plante|sapin|sapin de noël
arbre à feuilles caduques|feuillu|forêt|nature|plante
palmier|arbre|cocotier|plage|plante|tropical|tropiques
cactus|désert|nature|piquant|plante|sécheresse|épines
plant de riz|grain|plante
feuille|arbre|feuilles|plante
trèfle|irlande|plante
trèfle à quatre feuilles|4|chance|irlande|plante|porte-bonheur
feuille d’érable|automne|feuille morte|tomber
feuille morte|automne|feuilles mortes|tomber
feuille virevoltante|bourrasque|souffle|tourbillon de feuilles|vent|virevolter
nid vide|branches|faire son nid|maison
nid avec œufs|branches|faire son nid|oiseau
champignon|champignon vénéneux|mario|plante
arbre sans feuille|aride|hiver|sécheresse
raisin|fruit|nourriture
melon|fruit
pastèque|fruit
mandarine|agrume|clémentine|fruit|nourriture|orange|vitamine c
citron|acide|agrume|fruit|nourriture|zeste
citron vert|acide|agrume|fruit|lime|mojito|tropical|zeste
banane|fruit|nourriture|potassium
ananas|fruit|nourriture|tropical
mangue|fruit|nourriture|tropical|tropique
pomme rouge|fruit|nourriture
pomme verte|fruit|nourriture
poire|fruit|nourriture
pêche|fruit|nourriture
cerises|fruit|nourriture
fraise|fruit|nourriture
myrtilles|airelles|baies|bleu|bleuets|fruit|nourriture|violet
kiwi|fruit|nourriture
tomate|fruit|légume|nourriture|plante
olive|aliment|apéritif|apéro|nourriture|olivier|rameau
noix de coco|fruit|nourriture|palmier|piña colada
avocat|fruit|nourriture
aubergine|légume|nourriture
pomme de terre|légume|nourriture|patate|purée
carotte|légume|nourriture
épi de maïs|ferme|nourriture
piment rouge|nourriture|piquant
poivron|légume|piment|poivron rouge|poivron vert
concombre|cornichon|légume|nourriture
légume à feuilles vertes|bok choy|chou|chou chinois|chou frisé|chou pommé|kale|laitue|salade
brocoli|broccoli|chou|chou sauvage|légume
ail|aromate|assaisonnement|condiment|légume|vampire
oignon|assaisonnement|condiment|légume|ognon
cacahuètes|arachide|noisette|nourriture
haricots|haricot rouge|légume|légumineuse|nourriture|petit|rognon
châtaigne|marron|nourriture|plante
racine de gingembre|bière|naturel|santé|épice
cosse de petits pois|edamame|fève|haricot|légume|légumineuse|soja
champignon marron|automne|brun|cèpe|fongus|nature|nourriture
légume-racine|betterave|jardin|navet
pain|miche|nourriture|pain de mie
croissant|nourriture|pain|petit-déjeuner|viennoiserie
baguette|nourriture|pain
galette|arepa|gordita|lavash|naan|nourriture|pain plat|pita
bretzel|nourriture|torsade
bagel|boulangerie|petit-déjeuner|sandwich|schmear
pancakes|crêpe|goûter|nourriture|petit-déjeuner
gaufre|brunch|gourmandise|goûter|moule|petit déjeuner|petit-déjeuner|pâtisserie
part de fromage|nourriture
viande sur un os|nourriture
cuisse de poulet|dinde|nourriture|os|volaille
morceau de viande|côtelette|côtelette de porc|côtelette d’agneau|nourriture|steak|viande rouge
lard|bacon|nourriture|porc|viande
hamburger|cheeseburger|fast food|nourriture
frites|fast food|potatoes|potatœs
pizza|fromage|nourriture|part|pepperoni|tranche
hot dog|nourriture|saucisse|saucisse de francfort
sandwich|nourriture|pain|pain de mie|pique-nique
taco|mexicain|nourriture
burrito|kebab|mexicain|wrap
tamal|mexicain|nourriture|pamonha|papillote
kebab|falafel|nourriture|pain pita
falafels|boulette|boulettes|pois chiches|seitan|soja|viande
œuf|nourriture
œuf au plat|cuisine|friture|nourriture|petit-déjeuner|poêle|poêle à frire|se faire cuire un œuf
plat mitonné|casserole|espagne|paella|poêle|riz
marmite|nourriture|ragoût
fondue|bourguignonne|chocolat|fromage|plat|poêlon|savoyarde|ski|suisse
bol avec cuillère|bol avec une cuillère|congee|céréales|déjeuner|petit déjeuner|soupe
salade verte|nourriture
pop-corn|cinéma|nourriture
beurre|gras|produit laitier
sel|condiment|salière|salé|saveur
aliments en conserve|boîte de conserve|nourriture
boîte déjeuner|bento|nourriture
galette de riz|cracker|nourriture
boulette de riz|japonais|nourriture|onigiri|plat
bol de riz|nourriture
riz au curry|nourriture
bol fumant|nouilles|nourriture|ramen|vapeur
spaghetti|italien|nourriture|pâtes|restaurant|sauce bolognaise
patate douce|nourriture|patate douce au four
brochette de poisson|fruits de mer|nourriture|restaurant
sushi|japonais|nourriture|poisson|riz
beignet de crevette
croquette de poisson|gâteau|narutomaki|nourriture|restaurant|surimi
gâteau de lune|automne|festival|moon cake|yuèbǐng
brochette de bonbons|dango|dessert|japonais|nourriture
boulette de pâte|dumpling|empanada|gyoza|jiaozi|pierogi|potsticker|ravioli
biscuit chinois|nourriture|prophétie
boîte à emporter|baguettes|carton|chinois|nourriture à emporter
glace italienne|cornet de glace|dessert|nourriture|sucré
granité|coupe de glace|crème glacée|dessert|glace|nourriture|restaurant|sucré
glace|coupe de glace|crème|crème glacée|dessert|nourriture|restaurant|sucré
doughnut|dessert|donut|goûter|nourriture|sucrerie|sucré
cookie|biscuit|dessert|goûter|gâteau|nourriture|pépites de chocolat|sucré
gâteau d’anniversaire|bougies|dessert|fête|goûter|joyeux anniversaire|nourriture|pâtisserie
gâteau sablé|dessert|goûter|nourriture|pâtisserie|sucré
cupcake|dessert|muffin|pâtisserie|sucre|sucrerie
tarte|décoration|garniture|gâteau|nourriture|pâte à tarte|pâtisserie|tarte aux fruits|tourte
barre chocolatée|dessert|goûter|nourriture|sucré
bonbon|dessert|goûter|nourriture|sucrerie|sucré
sucette|dessert|goûter|nourriture|sucrerie|sucré
crème renversée|dessert|flan|nourriture|pudding|sucré
pot de miel|nourriture|ours|sucré
biberon|boisson|bébé|lait|naissance|nouveau-né|tétine
verre de lait|boisson
boisson chaude|café|caféine|matin|thé
théière|boisson|boisson chaude|infusion
tasse|boisson|tasse de thé sans anse|thé
saké|boisson|bouteille|bouteille et verre|restaurant|verre
bouteille de champagne|alcool|boisson|bouchon|félicitations|fête|pop
verre de vin|alcool|bar|boisson|club|restaurant|verre à vin
cocktail|alcool|bar|boisson|club|martini|verre|verre à cocktail|verre à pied
cocktail tropical|alcool|bar|boîte|fête|tequila sunrise|verre
chope|alcool|bar|bière|boisson|chope de bière|oktoberfest|picoler|pinte|santé
chopes de bière|alcool|boisson|santé|tchin|trinquer
trinquer|alcool|champagne|célébrer|fêter|santé|tchin|verre|verres
verre tumbler|alcool|liqueur|whisky
verser un liquide|accident|boisson|eau|oups|renverser|verre|vider
gobelet avec paille|boisson|eau|jus de fruit|jus de fruits|soda|verre avec une paille
thé aux perles|boba|boisson|bubble tea|bulle|lait|paille|thé aux bulles|thé froid|zenzou
briquette de jus|boisson|carton|jus de fruits|paille
maté|boisson
glaçon|cube|froid|glace|iceberg
baguettes|hashi
fourchette et couteau avec assiette|assiette et couverts|cuisine|restaurant|table
fourchette et couteau|couteau et fourchette|couverts|faim|manger|nourriture|repas|restaurant
cuillère|couvert|manger
couteau de cuisine|arme|chef|outil
bocal|condiments|conserver|pot|rien|récipient|sauce|vide
amphore|astrologie|cuisine|grec|grèce|horoscope|vase|verseau|zodiaque
globe tourné sur l’Afrique et l’Europe|espace|globe présentant l’europe et l’afrique|monde|planète|terre
globe tourné sur les Amériques|espace|globe présentant l’amérique|monde|planète|terre
globe tourné sur l’Asie et l’Australie|espace|globe présentant l’asie et l’australie|monde|planète|terre
globe avec méridiens|globe terrestre|internet|monde|net|toile
carte du monde|planisphère|voyage
carte du Japon|voyage
boussole|compas|direction|magnétique|navigation|orientation
montagne enneigée|froid|neige|sommet|voyage
montagne|nature|sommet|voyage
éboulement|avalanche|catastrophe|coulée de boue|danger|glissement de terrain|montagne|rochers|tremblement de terre
volcan|lave|nature|éruption
mont Fuji|montagne|nature|sommet|voyage
camping|nature|tente avec un sapin|voyage
plage avec parasol|voyage
désert|voyage
île déserte|cocotier|palmier|voyage
parc national|nature|voyage
stade
monument classique|colonnes|voyage
construction d’un bâtiment|chantier|grue
brique|argile|briques|mortier|mur|mur de briques|the wall|voie 9 3/4
rocher|caillou|dur|lourd|pierre|solide
bois|arbre|bûche|bûcheron|rondins|tronc
hutte|abri|case|maison|maisonnette|yourte
maisons|bâtiment|bâtiments|pavillons
maison abandonnée
maison|bâtiment|foyer|maison simple|pavillon|résidentiel
maison avec jardin|foyer|pavillon|résidentiel
immeuble de bureaux|ville
bureau de poste japonais|bâtiment|poste japonaise|voyage
bureau de poste|bâtiment|européen
hôpital|bâtiment|docteur|médecin|urgences
banque|bâtiment
hôtel|bâtiment|voyage
love hotel|amour|bâtiment|cœur|hôtel|voyage
supérette|24h/24|bâtiment|magasin|supermarché|épicerie
école|bâtiment
grand magasin|bâtiment|centre commercial
usine|bâtiment
château japonais|bâtiment|voyage
château|bâtiment|européen|voyage
mariage|amour|chapelle|cœur|église
tour de Tokyo|japon|voyage
statue de la Liberté|new york|voyage
église|bâtiment|chapelle|chrétien|croix|religion|voyage
mosquée|islam|musulman|musulmane|religion|voyage
temple hindou|bouddhisme|pagode|religion|stupa|temple bouddhiste
synagogue|judaïsme|juif|juive|religion|temple|voyage
sanctuaire shinto|religion|voyage
kaaba|islam|musulman|musulmane|religion|voyage
fontaine|eau
tente|camping|nature|voyage
brume|brouillard|voyage
nuit étoilée|ville|voyage|étoiles
ville|bâtiment|voyage
soleil levant derrière les montagnes|lever de soleil|matin|nature|voyage
soleil levant|lever de soleil|matin|nature|voyage
ville au crépuscule|coucher de soleil|immeubles|soir|soleil|tombée de la nuit|voyage
coucher de soleil|coucher de soleil en ville|crépuscule|soir|tombée de la nuit|ville|voyage
pont de nuit
sources chaudes|vapeur
cheval de manège
toboggan|aire de jeu|glissade|jouer
grande roue|attractions|parc d’attractions
montagnes russes|attractions|parc d’attractions
enseigne de barbier|coiffeur|coiffure|salon
chapiteau|cirque
locomotive|chemin de fer|machine à vapeur|moyen de transport|rail|tchou tchou|train|vapeur|voyage
wagon|chemin de fer|moyen de transport|rail|train|tram|tramway|voiture|voyage
TGV|chemin de fer|moyen de transport|rail|rapide|train|train à grande vitesse|vitesse|voyage
train à grande vitesse|chemin de fer|moyen de transport|rail|rapide|tgv|voyage
train|arrivée|chemin de fer|moyen de transport|rail|voyage
métro|moyen de transport
métro léger|monorail|moyen de transport|rail|rer
gare|chemin de fer|moyen de transport|rail|rer|train
tramway|moyen de transport|rer|transport|trolley|trolleybus
monorail|moyen de transport|véhicule
train de montagne|chemin de fer|moyen de transport|rail|voyage|wagon
wagon de tramway|moyen de transport|trolleybus|voiture|voyage
bus|moyen de transport|véhicule|école
bus de face|bus qui arrive|car|moyen de transport
trolleybus|moyen de transport|tram|tramway
minibus|moyen de transport|navette|véhicule
ambulance|urgences|véhicule
camion de pompier|pin-pon
voiture de police|flic|patrouille|véhicule
voiture de police de face|voiture de police qui arrive|véhicule
taxi|moyen de transport|taxi jaune|uber|véhicule
taxi de face|joe le taxi|new york|taxi jaune|uber|voiture
voiture|automobile|conduire|moyen de transport|voyage|véhicule
voiture de face|automobile|conduire|moyen de transport|voiture qui arrive|voyage|véhicule
véhicule utilitaire sport|automobile|conduire|loisirs|moyen de transport|voiture|voyage|véhicule de loisirs
pick-up|auto|camion benne|camionnette|pickup|plateau|poids lourd|transports|véhicule
camion de livraison|camionnette|moyen de transport|véhicule
semi-remorque|camion|moyen de transport|poids lourd|véhicule
tracteur|moyen de transport|véhicule
voiture de course|course automobile|formule 1
moto|course
scooter
fauteuil roulant manuel|accessibilité|handicap
fauteuil motorisé|accessibilité|fauteuil roulant|fauteuil roulant motorisé|handicap
tuk tuk|rickshaw|taxi|thaï|tricycle
vélo|bicyclette|cyclisme|moyen de transport|voyage
trottinette
planche à roulettes|glisse|longboard|skate|skateboard
patin à roulettes|derby|roller|sport
arrêt de bus
autoroute|voyage
voie ferrée|chemin de fer|rail|train|voyage
baril de pétrole
pompe à essence|diesel|gazole|station
roue|cercle|pneu|tourner|voiture|véhicule
gyrophare|alarme|alerte|lumière|police|sirène|urgences|voiture
feu tricolore horizontal|carrefour|croisement|feu de circulation
feu tricolore vertical|carrefour|croisement|feu de circulation
stop|octogonal|panneau|signe
travaux|barrière
ancre|bateau|outil|voyage
bouée de sauvetage|flotter|sauver|sauveteur|secours|sécurité
voilier|bateau|mer|moyen de transport|plaisance|voyage|yacht
canoë|bateau|rame|ramer
hors-bord|bateau|luxe|moyen de transport|vedette|voyage|été
paquebot|bateau|croisière|voyage
ferry|bateau|moyen de transport|voyage
bateau à moteur
navire|bateau|croisière|moyen de transport|paquebot|titanic|voyage
avion|avion en vol|jet|moyen de transport|vol|voyage|véhicule
petit avion|moyen de transport|voyage
avion au décollage|départ|moyen de transport|voyage
avion à l’atterrissage|arrivée|moyen de transport|voyage
parachute|chute libre|parachute ascensionnel|parapente|sensations fortes
siège|chaise|fauteuil|place
hélicoptère|moyen de transport|véhicule
train suspendu|moyen de transport|voyage
téléphérique|montagne|moyen de transport|ski|télécabine
tramway aérien|moyen de transport|télécabine
satellite|espace
fusée|décollage|espace|moyen de transport|voyage
soucoupe volante|alien|extraterrestre|ovni
cloche de comptoir|clochette|hôtel|réception|sonnette
bagage|valise|voyage
sablier|chronomètre|minuteur|sable|temps
sablier avec sable qui coule|attendre|chronomètre|minuteur|temps
montre|heure
réveil|alarme|attendre|dring|heure|matin|retard|sonnerie
chronomètre|heure|temps
horloge|heure|minuteur|temps
pendule|horloge|horloge posée
midi/minuit|0 h|12 h|heure|horloge|midi pile|minuit pile
midi/minuit et demie|00 h 30|12 h 30|heure|horloge|midi et demi
une heure|1 h|13 h|horloge|treize heures
une heure et demie|1 h 30|13 h 30|horloge|treize heures trente
deux heures|14 h|2 h|horloge|quatorze heures
deux heures et demie|14 h 30|2 h 30|horloge|quatorze heures trente
trois heures|15 h|3 h|horloge|quinze heures
trois heures et demie|15 h 30|3 h 30|horloge|quinze heures trente
quatre heures|16 h|4 h|seize heures
quatre heures et demie|16 h 30|4 h 30|horloge|seize heures trente
cinq heures|17 h|5 h|dix-sept heures|horloge
cinq heures et demie|17 h 30|5 h 30|dix-sept heures trente|horloge
six heures|18 h|6 h|dix-huit heures|horloge
six heures et demie|18 h 30|6 h 30|dix-huit heures trente|horloge
sept heures|19 h|7 h|dix-neuf heures|horloge
sept heures et demie|19 h 30|7 h 30|dix-neuf heures trente|horloge
huit heures|20 h|8 h|horloge|vingt heures
huit heures et demie|20 h 30|8 h 30|horloge|vingt heures trente
neuf heures|21 h|9 h
neuf heures et demie|21 h 30|9 h 30|horloge|vingt et une heures trente
dix heures|10 h|22 h|horloge|vingt-deux heures
dix heures et demie|10 h 30|22 h 30|horloge|vingt-deux heures trente
onze heures|11 h|23 h|horloge|vingt-trois heures
onze heures et demie|11 h 30|23 h 30|horloge|vingt-trois heures trente
nouvelle lune|espace|sombre
lune croissante|espace|nuit
premier quartier de lune|espace|nuit
lune gibbeuse croissante|espace|gibbeux|nuit
pleine lune|espace|nuit
lune gibbeuse décroissante|espace|gibbeux|nuit
dernier quartier de lune|espace
lune décroissante|croissant de lune|espace|lune descendante|nuit
croissant de lune|espace|nuit|ramadan
nouvelle lune avec visage|espace|nouvelle lune à visage|nuit
premier quartier de lune avec visage|croissant de lune|espace|lune à visage|nuit
dernier quartier de lune avec visage|croissant de lune|lune à visage|nuit
thermomètre|météo
soleil|beau temps|brillant|espace|grand soleil|météo|rayons
pleine lune avec visage|lune à visage|nuit|sourire
soleil avec visage|chaleur|chaud|ensoleillé|jour|lumière|météo|plage|rayon de soleil|soleil à visage|éclatant
planète à anneaux|saturne|saturnien|saturnienne
étoile|astronomie|nuit
étoile brillante|nuit|nuit étoilée|succès|éclat|étincelant|étincelle
étoile filante|espace|nuit
voie lactée|espace
nuage|gris|météo
soleil derrière les nuages|caché|météo|nuageux|soleil derrière nuages
nuage avec éclair et pluie|météo|orage
soleil derrière un petit nuage|caché|météo|soleil derrière petit nuage
soleil derrière un gros nuage|caché|météo|soleil derrière gros nuage
soleil derrière un nuage de pluie|caché|gouttes|météo
nuage avec pluie|averse|gouttes|mauvais temps|météo|nuage de pluie
nuage avec neige|flocons|froid|hiver|météo|nuage de neige
nuage avec éclair|nuage avec un éclair|orage|orageux|temps
tornade|cyclone|météo|nuage|tourbillon
brouillard|brume|fog|météo|nuage
vent avec visage|météo|nuage|souffle|visage du vent
cyclone|spirale|tourbillon|typhon|vertige
arc-en-ciel|bisexuelle|gay pride|homosexuelle|lesbienne|lgbtqia|météo|nature|pluie|transgenre
parapluie fermé|météo
parapluie ouvert
parapluie avec gouttes de pluie|météo
parasol sur le sol|météo|parapluie|parapluie au sol|plage|pluie|soleil|voyage
haute tension|courant|danger|nature|orage|symbole haute tension|vitesse|éclair|électricité
flocon|flocon de neige|froid|météo|neige
bonhomme de neige|bonhomme de neige avec flocons|flocons
bonhomme de neige sans neige|bonhomme de neige sans flocons|froid
comète|espace|météore
feu|allumer|brûler|chaud|flamme|fournaise|incendie
goutte d’eau|bd|froid|larme|météo|nature|pluie|sueurs froides|tristesse
vague|eau|kanagawa|lame|large|marée|mer|nature|océan|remous|rouleau|surf
citrouille|halloween|lanterne
sapin de Noël|arbre|fête|fêtes|guirlandes
feu d’artifice|14 juillet|fête
cierge magique|14 juillet|artifice|feu d’artifice|fête|étincelle|étincelles
pétard|dynamite|explosif|explosive|feu d’artifice|tnt|étincelle
étincelles|*|magie|nuit|nuit étoilée|scintiller|étoile|étoiles
ballon gonflable|anniversaire|ballon de baudruche|fête
cotillons|anniversaire|fête|super
confettis|anniversaire|fête
arbre à vœux|fête|japon|prières|tanabata
bambou décoratif|fête|japonais|plante
poupées japonaises|festival
koinobori|carpe|fête
carillon éolien|clochette|fête|vent
cérémonie de la lune
enveloppe rouge|argent|bonne chance|cadeau|hóngbāo|lai see
ruban|fête|nœud|ruban rose
cadeau|anniversaire|cadeau emballé|fête|noël|nœud|surprise
ruban de mémoire|souvenir
billet d’entrée|place|spectacle
billet|place|spectacle
médaille militaire
trophée|champion|championne|coupe|gagner|prix|victoire
médaille sportive|champion|championne|médaille d’or|vainqueur|victoire
médaille d’or|1er|premier
médaille d’argent|2e|deuxième
médaille de bronze|3e|troisième
ballon de football|balle|sport
baseball|balle|balle de baseball|sport
softball|balle|gant|sports
basket|ballon|basket-ball|panier|sport
volley-ball|ballon|jeu|match|sport
football américain|ballon|sport|super bowl
rugby|ballon|sport
tennis|balle|balle de tennis|sport
disque volant|discoplane|disque-volant|frisbee|sport|ultimate|ultime-passe
bowling|boule|jeu|partie|quilles|sport|strike
cricket|balle|balle de cricket|batte|jeu|match|sport
hockey sur gazon|balle|crosse|sport
hockey sur glace|crosse|palet|sport
crosse|balle|but|lacrosse|raquette|sport
ping-pong|balle|jeu|partie|raquette|sport|tennis de table
badminton|jeu|match|raquette|sport|volant
gant de boxe|sport
tenue d’arts martiaux|judo|karaté|kimono|sport|taekwondo
cage|but|filet|sport
drapeau de golf|sport|trou
patin à glace|patiner|patinoire|sport
pêche à la ligne|canne à pêche|sport
masque de plongée|apnée|masque et tuba|plonger|snorkeling|tuba
maillot de course|athlétisme|course à pied|jogging|running|sport|tee-shirt de course
ski|neige|sport
luge|glisser|neige|traîneau
pierre de curling|granit|jeu|match|partie|sport
dans le mille|cible|fléchettes|jeu
yoyo|descendre|jouet|monter|osciller
cerf-volant|planer|voler
pistolet à eau|arme|arme à feu|flingue|revolver
boule de billard|8|boule magique|huit|jeu|pool
boule de cristal|avenir|magie|voyant|voyante
baguette magique|abracadabra|magicien|magie|sorcier|sorcière|sort|tour de magie
jeu vidéo|joystick|manette|playstation|xbox
manette de jeu|jeu vidéo|joystick
machine à sous|casino|jeu
dés|hasard|jeu
pièce de puzzle|assemblage|indice|interloqué|pièce manquante|énigme
ours en peluche|jeu|jouet|nounours
piñata|5 mai|bonbons|cinco de mayo|confiseries|fête|mexicain
boule à facettes|briller|danse|disco|fête|soirée
poupées russes|emboîté|empiler|jouet|matriochka|poupée gigogne|poupée russe|russie
pique|carte|couleur|jeu
cœur cartes|cartes à jouer|couleur|jeu|rouge
carreau|carreaux|carte|couleur|jeu
trèfle cartes|cartes à jouer|couleur|jeu|noir
pion d’échec|duper|sacrifiable
carte Joker|cartes à jouer|jeu
dragon rouge mahjong|jeu|mah-jong
jeu des fleurs|carte|carte à jouer|japonais
spectacle vivant|acteur|actrice|art|masque|théâtre
cadre avec image|art|musée|peinture|tableau|tableau encadré
palette de peinture|art|artiste|couleurs|musée de peinture|peindre|peintre
bobine de fil|aiguille|coudre|couture|ficelle
aiguille à coudre|broderie|couture|fil à coudre|points|suture|tailleur
fil|boule|crochet|laine|pelote|tricot
nœud|attacher|corde|entrelacer|lien|noué|tordre
lunettes de vue|accessoire|vêtements|yeux|œil
lunettes de soleil|lunettes noires
lunettes|lunettes de chimiste|lunettes de labo|lunettes de piscine|lunettes de protection|lunettes de soudage|lunettes de soudure|masque|natation|protection des yeux|soudage
blouse blanche|docteur|expérience|expérimentation|labo|laboratoire|manteau blanc|médecin|scientifique|vêtements
gilet de sécurité|chantier|fluo|gilet jaune|gilet orange|sûreté|visibilité
cravate|chemise|travail|vêtements
T-shirt|bleu|chemise|courses|décontracté|polo|shopping|tee-shirt|vêtements|week-end
jean|bleu|courses|denim|pantalon|shopping|vêtements|week-end
foulard|cou|froid|glagla|vêtements|écharpe
gants|main|vêtements
manteau|froid|glagla|veste|vêtements
chaussettes|pieds|vêtements
robe|courses|jolie|shopping|vêtements|élégante
kimono|vêtements
sari|inde|mode|robe|traditionnel|vêtement
maillot de bain une pièce|maillot une pièce
slip|maillot de bain|slip de bain|sous-vêtement|une pièce
short|baignade|caleçon|maillot de bain|piscine|plage|short de bain|sous-vêtement
bikini|maillot de bain|nager|piscine|plage|vêtements
vêtements de femme|chemise|chemisier|courses|shopping
éventail|agiter|chaleur|charmer|chaud|danse|danser|rafraîchir|timide|éventer
porte-monnaie|accessoire|courses|sac à main|shopping|vêtements
sac à main|accessoire|courses|shopping|vêtements
pochette|accessoire|sac|sac à main|trousse|vêtements
sacs de shopping|achats|courses
cartable|sac|sac à dos|école
tong|claquettes|mer|plage|sandales|sandales de plage|tatanes|tongs|été
chaussure d’homme|accessoire|coup de pied|courses|marron|pied|shopping|vêtements
chaussure de sport|accessoire|athlétisme|basket|coup de pied|courir|courses|shopping|tennis|vite|vêtements
chaussure de randonnée|camping|chaussure de marche|chaussures de chantier|chaussures de montagne|chaussures de sécurité|chaussures marron|marche|timberland|vêtements
chaussure plate|ballerine|chaussure sans lacets|chaussures plates|mule|vêtements
chaussure à talon haut|accessoire|chaussure de femme|courses|mode|shopping|stilletto|talon aiguille|vêtements
sandale de femme|chaussure|chaussure de femme|chaussure à talon|talon haut|vêtements
chaussons de danse|ballerines|ballet|chaussures|classique
botte de femme|accessoire|chaussure|courses|shopping|vêtements
peigne afro|cheveux|démêler|démêloir|peigner
couronne|accessoire|famille royale|monarchie|monarque|reine|roi|royauté|succès|vêtements
chapeau de femme|vêtements
haut de forme|accessoire|chapeau|haut-de-forme|magie|vêtements|élégant
toque universitaire|accessoire|chapeau|diplôme|université|vêtements|étudiant
casquette américaine|baseball cap|casquette de baseball|chapeau|vêtements
casque militaire|armée|guerre|guerrier|protection|soldat|équipement
casque de secouriste|assistance|casque croix blanche|casque de sauveteur|croix|secours
chapelet|accessoire|collier|perles|prière|religion|vêtements
rouge à lèvres|cosmétiques|maquillage|rendez-vous
bague|alliance|amour|brillant|diamant|fiançailles|mariage|solitaire|étincelant
pierre précieuse|argent|bijou|diamant|fiançailles|joyau|mariage|romantique
muet|chut|enceinte|haut-parleur barré|haut-parleur d’enceinte|silence|son|sourdine
volume des enceintes faible|haut-parleur|haut-parleur d’enceinte|son|volume bas
volume des enceintes moyen|haut-parleur|haut-parleur d’enceinte|son|volume moyen
volume des enceintes élevé|fort|haut-parleur|haut-parleur d’enceinte|musique|son|volume élevé
haut-parleur|communication|fort|message|mégaphone|son
porte-voix|encourager|hourra|manifestation|mégaphone
cor postal|cor de facteur|facteur|poste
cloche|clochette|sonner
alarme désactivée|barrée|cloche|silence
partition|musique|note
note de musique
notes de musique|partition
micro de studio|chant|enregistrement|microphone|musique
curseur de niveau|musique
boutons de réglage|boutons de commande|boutons de contrôle|commande|musique|réglages
micro|chanter|karaoke|karaoké|microphone|musique
casque|musique|son|écouteur|écouteurs
radio|actualités|communication|loisirs|musique|vidéo
saxophone|instrument|musique
trompette|instrument|musique
trombone|brass|instrument|jazz|music|sad|slide
accordéon|bandonéon|concert|concertina|instrument|musique|mélodie|piano à bretelles
guitare|guitare électrique|instrument|musique
piano|clavier|instrument|musique|touches
violon|instrument|musique
banjo|cordes|instrument|instrument à cordes|musique
batterie|baguette|baguettes|musique|tambour
djembé|battement|conga|instrument|musique|percussions|rythme|tambour
maracas|cha cha cha|danse|danser|fête|hochet|instrument|musique|percussion|secouer
flûte|bois|fanfare|fifre|flûte à bec|flûtiste|instrument|musique|orchestre|piccolo
harpe|amour|cupidon|instrument|musique|orchestre
téléphone portable|communication|smartphone
appel entrant|communication|recevoir un appel|smartphone|téléphone portable avec une flèche
téléphone|téléphone rouge
combiné téléphonique|communication|téléphone
bipeur|communication|pager
fax|communication|télécopieur
pile
pile faible|batterie|batterie faible|déchargé|électronique|énergie faible
câble avec fiche électrique|branché|prise|prise électrique|électricité
ordinateur portable|bureau|travail
ordinateur de bureau|moniteur
imprimante|imprimer|ordinateur
clavier|informatique|ordinateur
souris d’ordinateur|informatique
boule de commande|informatique|ordinateur|souris à boule|trackball
disque d’ordinateur|minidisc
disquette|informatique|ordinateur
CD|blu-ray|disque|dvd
DVD|blu-ray|cd|disque
abaque|boulier|calcul|calculation|math|mathématiques
caméra|cinéma|film|filmer|réalisateur|réalisatrice|vidéo
pellicule|bande|cinéma|film
projecteur cinématographique|film|vidéo
clap|action|film|ça tourne
téléviseur|petit écran|tv|télévision
appareil photo|selfie|vidéo
appareil photo avec flash
caméscope|caméra|filmer|vidéo
cassette vidéo|magnétoscope|vhs|vidéocassette|vintage
loupe orientée à gauche|agrandir|chercher|détective|loupe gauche|recherche
loupe orientée à droite|agrandir|chercher|détective|loupe droite|recherche
bougie|chandelle|lumière
ampoule|allumer|bande dessinée|bd|dessin|idée|lampe|lumière
torche|lampe torche|lampe électrique|lumière|outil
lampion rouge|japonais|lanterne|lumière|restaurant
diya|diwali|fête inde|huile|lampe|lampe inde|lampe à beurre|ārtī
carnet avec couverture|cahier|livre|école|écrire
livre fermé|apprendre|enseignement|lire|littérature|livre rouge|manuel scolaire|savoir|école
livre ouvert|apprendre|bibliothèque|enseignement|lecture|lire|littérature|manuel scolaire|roman|savoir|école|étudier
livre vert|apprendre|bibliothèque|enseignement|lecture|lire|littérature|manuel scolaire|savoir|école|étudier
livre bleu|apprendre|lecture|lire|littérature|manuel scolaire|roman|école|éducation
livre orange|apprendre|lecture|lire|littérature|manuel scolaire|roman|école|éducation
livres|apprendre|bibliothèque|enseignement|lecture|lire|littérature|manuels scolaires|roman|savoir|école|étudier
carnet|cahier|écrire
carnet de compte|cahier|classeur|grand livre
page enroulée|document
parchemin|papier
page|document
journal|actualités|communication|gros titres|presse|une
journal roulé|actualités|presse
signets|marque|marqueur|onglets
marque-page|marqueur|signet
étiquette
pièce|argent|euro|fortune|métal|or|pièce de monnaie|riche|sou|trésor
sac plein d’argent|avare|banque|dollar|parier|payer|sac d’argent
coffre au trésor|argent|argenterie|bijoux|butin|objets de valeur|pierre précieuse|richesse
billet en yens|argent|billet de banque|payer
billet en dollars|argent|billet de banque|payer
billet en euros|argent|billet de banque|payer
billet en livres|argent|billet de banque|payer
billet avec des ailes|argent|billet de banque|dollars|payer
carte bancaire|argent|banque|carte de crédit|payer
reçu|compta|comptabilité|comptable|facture|faire les comptes|justificatif|preuve|ticket de caisse
courbe avec yen en hausse|banque|croissance|devise|graphique|marché|monnaie|tendance
enveloppe|courrier électronique|e-mail|lettre|message
e-mail|courriel|courrier électronique|lettre|message
message reçu|courriel|courrier|courrier électronique|e-mail|enveloppe|envoyer|lettre|message électronique|recevoir
enveloppe avec flèche|communication|courriel|courrier électronique|e-mail|envoi|envoyer|message|message envoyé|message électronique
boîte d’envoi|courriel|courrier électronique|e-mail|envoyer|flèche|lettre|message|message électronique
boîte de réception|courriel|courrier électronique|e-mail|flèche|lettre|message|message électronique|recevoir
colis|boîte|livraison|paquet
boîte aux lettres fermée drapeau levé|courrier
boîte aux lettres fermée drapeau baissé|courrier
boîte aux lettres ouverte drapeau levé|courrier
boîte aux lettres ouverte drapeau baissé|courrier
boîte aux lettres|courrier|poste
urne électorale|a voté|bulletin de vote|urne électorale avec un bulletin|voter
crayon|crayon à papier|gomme|mine
stylo plume noir|écrire
stylo plume|écrire
stylo|stylo bille|stylo-bille|écrire
pinceau|peinture
crayon pastel|rouge
mémo|bloc-notes|crayon|écrire
porte-documents|accessoire|bureau|cartable
dossier|fichier|répertoire
dossier ouvert|ouvrir|ouvrir le dossier|répertoire
intercalaires|classement|classeur|index
calendrier|date
éphéméride|agenda|calendrier|date|planning
bloc-notes à spirale|bloc-notes à spirales|cahier
calendrier à spirale|bloc-notes|calendrier à spirales
carnet d’adresses|carte|fiche|index|rolodex|vintage
graphique en hausse|croissance|données|haut|tendance
graphique en baisse|bas|chute|données|négatif|tendance
graphiques à barres|données
porte-bloc|fournitures|liste|presse-papiers
punaise|fournitures
épingle|carte|emplacement|fournitures|punaise ronde
trombone|fournitures
trombones|fournitures
règle|fournitures|mathématiques|règle plate
équerre|fournitures|mathématiques
ciseaux|couper|découper|fournitures|papier
boîte à dossiers|classeur
meuble à dossiers|classement|classer|classeur
corbeille à papiers|poubelle
cadenas fermé|privé|verrouiller|verrouillé
cadenas ouvert|déverrouiller|ouvrir
cadenas fermé avec stylo|cadenas avec un stylo plume|confidentiel|privé|stylo plume|verrouillé
cadenas fermé avec clé|cadenas avec une clé|privé|sécurisé|verrouillé
clé|mot de passe|ouvrir|serrure
clé ancienne|fermer|indice|serrure|verrouiller
marteau|outil|réparer|travaux
hache|bois|bûcheron|fendre|hachette
pioche|mine|outil
marteau et pioche|burin|marteau et burin|outil|outils
marteau et clé à molette|outil|outils
dague|arme|couteau|poignard
épées croisées|arme|armes
bombe|bande dessinée|bd|boum|danger|dessin|explosion
boomerang|aborigène|australie|jeu|outil|retour|répercussion
arc et flèche|archer|astrologie|horoscope|sagittaire|sport|tir à l’arc|zodiaque
bouclier|arme
scie|bois|outil|scie à bois|scie égoïne|scier
clé à molette|outil|travaux
tournevis|outil|outillage
vis et écrou|boulon|outil|travaux
roue dentée|engrenage|outil
serre-joint|compresser|comprimer|outil|serre-joints
balance à poids|astrologie|horoscope|justice|zodiaque
canne blanche|accessibilité|aveugle|déficient visuel|malvoyant
chaînons|chaîne|maillons|mousqueton
chaîne brisée|chaîne cassée|chaîne rompue|liberté
chaînes
crochet|accrocher|appâter|attraper|capitaine|ferrer|hameçon|hameçonner
boîte à outils|caisse à outils|coffre|mécanique|mécano
aimant|aimanter|attirer|attraction|fer à cheval|magnet|magnétique|positif négatif
échelle|ascension|barreau|escabeau|grimper|monter|échelon
pelle|bêche|creuser|trou
alambic|chimie|outil
tube à essai|chimie|chimiste|expérience|expérimentation|labo|laboratoire|réaction|science|sciences
boîte de pétri|bactérie|bactériologie|biologie|biologiste|boîte de petri|culture|labo|laboratoire|micro-organismes|microbiologie|science
adn|biologie|biologiste|gène|génétique|science|vie|évolution
microscope|expérience|laboratoire|outil|science
télescope|astronomie|espace|outil|planètes|science
antenne satellite|antenne parabolique|parabole|science
seringue|aiguille|docteur|malade|médecine|piqûre|vaccin|vaccination
goutte de sang|don du sang|menstruation|menstruations|médecine|règles
pilule|docteur|gélule|malade|médecine|médicament|vitamines
sparadrap|bandage|bobo|médecine|pansement|premiers secours
béquille|accident|aide|blessé|boiter|canne|handicap
stéthoscope|cœur|diagnostic|docteur|médecin|médecine|poumons
radiographie|cage thoracique|docteur|médical|os|rayons x|squelette
porte|placard|porte d’entrée
ascenseur|accessibilité|descente|monte-charge|monte-personnes|montée
miroir|beauté|glace|image|maquillage|psyché|reflet
fenêtre|air frais|cadre|carreaux|ouverture|transparent|vitre|vue
lit|dormir|hôtel
canapé et lampe|canapé avec une lampe
chaise|assis|siège
toilettes|cabinets|wc
ventouse|bouché|déboucheur|dégorgement|outil|plombier|succion|toilettes
douche|eau|pommeau de douche
baignoire|bain|mousse
tapette à souris|appât|apât|fromage|leurre|piège|piège à souris|rat
rasoir|coupant|lame|raser|tranchant
bouteille de lotion|après-shampoing|crème hydratante|crème pour le corps|crème solaire|flacon|hydratant|shampoing|shampooing
épingle de sûreté|couche|imperdable|lange|punk rock|épingle de nourrice|épingle à nourrice
balai|balais|balayage|ménage|nettoie|nettoyage|nettoyer|nettoyé|sorcière
panier|agriculture|cueillette|lessive|linge|pique-nique
rouleau de papier|essuie-tout|papier hygiénique|papier toilette|rouleau de pq
seau|conteneur|plage
savon|bain|bulles|lavage|laver|me lave|me laver|mousse|pain de savon|porte-savon|se lave|se laver
bulles|propre|savon|sous l’eau
brosse à dents|brosser les dents|dentaire|hygiène|laver|laver les dents|salle de bain
éponge|absorbante|absorbe|laver|nettoyage|nettoyer|poreuse|savonner
extincteur|chaud|feu|fire|incendie|éteindre
chariot|caddie|courses|panier|shopping|supermarché
cigarette|cigarette allumée|fumer|fumeur|signe fumeur
cercueil|enterrement|mort|obsèques|vampire
pierre tombale|cimetière|enterrement|funérailles|mort|mémorial|rip|stèle|sépulture|tombe
urne funéraire|cendres|mort|obsèques
mauvais œil|amulette|l’oeil bleu|mauvais oeil|nazar|nazar boncuk|nazarboncuk|perle|superstition|talisman|talisman turc|œil bleu
main de Fatma|amulette|chance|hamsa|khamsa|myriam|protection
moai|moaï|monolithe|statue|voyage|île de pâques
pancarte|affiche|grève|manifestation|panneau|protestation|signe|écriteau
carte d’identité|justificatif|papiers|permis de conduire|pièce d’identité|sécurité
distributeur de billets|argent|banque|dab|distributeur automatiques de billets|guichet automatique|retrait
icône Poubelle|corbeille|déchets|jeter
eau potable|eau du robinet|robinet
symbole Accès handicapés|fauteuil roulant|mobilité réduite
symbole Toilettes hommes|symbole homme|wc
symbole Toilettes femmes|symbole femme|wc
panneau Toilettes|wc
symbole Bébé|espace de change
WC|toilettes
contrôle des passeports
douane|douanes
retrait des bagages|arrivée|avion|aéroport|valise|voyage
consigne|bagages|casier|clé|valise
symbole d’avertissement|attention
traversée d’enfants|circulation|piétons|école
sens interdit|circulation|entrée interdite|interdiction|non|panneau
symbole d’interdiction|entrée interdite|interdit
vélos interdits|bicyclette|interdiction
interdiction de fumer|cigarette barrée|interdit|interdit de fumer
dépôt d’ordures interdit|déchets|interdiction|ne pas jeter
eau non potable|imbuvable|interdiction|interdit|ne pas boire
interdit aux piétons|interdiction
téléphones portables interdits|interdiction
18 ans et plus|dix-huit|interdiction|interdit|interdit aux mineurs|interdit aux moins de dix-huit ans|limite d’âge|majorité|mineur
radioactif|radioactivité|symbole
danger biologique|symbole
flèche haut|direction|nord|sens
flèche haut droite|direction|nord-est|sens
flèche droite|direction|est|sens
flèche bas droite|direction|sens|sud-est
flèche bas|direction|sens|sud
flèche bas gauche|direction|sens|sud-ouest
flèche gauche|direction|ouest|sens
flèche haut gauche|direction|nord-ouest|sens
flèche haut bas|flèche dans les deux sens
flèche gauche droite
flèche courbe gauche
flèche courbe droite
flèche courbe haut|flèche courbe vers la droite et le haut
flèche courbe bas
flèches dans le sens horaire|actualiser|sens des aiguilles d’une montre|symbole recharger
flèches dans le sens antihoraire|actualiser|retour|sens contraire des aiguilles d’une montre|sens horaire inverse|sens inverse des aiguilles d’une montre
flèche Retour|flèche vers la gauche
flèche Fin|flèche vers la gauche
flèche Activé|droite et gauche|flèche dans les deux sens
flèche Bientôt
flèche En haut|flèche vers le haut
lieu de culte|prier|religion
symbole de l’atome|athée
om|hindou|religion
étoile de David|judaïsme|juif|juive|religion
roue du Dharma|bouddhisme|bouddhiste|religion|roue de dharma
yin yang|complémentaire|religion|tao|taoïsme
croix latine|chrétien|chrétienne|religion
croix orthodoxe|chrétien|chrétienne|religion
lune et étoile|islam|musulman|musulmane|ramadan|religion
symbole de paix|paix et amour|peace and love
chandelier à sept branches|candélabre|hanoucca|hanoukka|judaïsme|juif|juive|menora|menorah|religion
étoile à 6 branches|chance|judaïsme|juif|juive
khanda|deg tegh fateh|foi|khalsa|religion|sikh|sikhisme
bélier zodiaque|astrologie|horoscope
taureau|astrologie|horoscope|zodiaque
gémeaux|astrologie|horoscope|zodiaque
cancer|astrologie|crabe|horoscope|zodiaque
lion|astrologie|horoscope|zodiaque
vierge|astrologie|horoscope|zodiaque
balance|astrologie|horoscope|justice|zodiaque
scorpion zodiaque|astrologie|horoscope
sagittaire|astrologie|horoscope|zodiaque
capricorne|astrologie|chèvre|horoscope|zodiaque
verseau|astrologie|horoscope|zodiaque
poissons|astrologie|horoscope|zodiaque
serpentaire|ophiuchus|zodiaque
bouton lecture aléatoire|flèche|flèches croisées
bouton répétition|bouton répéter|flèche|flèches en cercle|répéter|sens des aiguilles d’une montre|sens horaire
bouton répétition de la piste|flèche|flèches en cercle avec n°1|répéter|répéter une fois|sens des aiguilles d’une montre|sens horaire
bouton lecture|droite|flèche|lire|triangle
bouton avance rapide|double flèche|flèche avance rapide
bouton piste suivante|bouton suivant|double flèche|scène suivante|triangle
bouton lecture/pause|flèche|triangle
bouton retour|flèche|gauche|triangle
bouton retour rapide|double flèche|flèche|flèche retour rapide
bouton piste précédente|bouton précédent|flèche|scène précédente|triangle
petit triangle haut|bouton haut|flèche
double flèche vers le haut|flèche double|rapide
petit triangle bas|bouton bas|flèche
double flèche vers le bas|flèche double|rapide
bouton pause
bouton stop|carré
bouton enregistrer|cercle|enregistrement|point blanc
bouton éjecter
cinéma|caméra|film
luminosité faible|brillance|lumière|soleil
luminosité élevée|brillance|lumière|soleil
barres de réseau|communication|couverture|portable|réception|téléphone
sans fil|connexion|haut débit|hotspot|internet|ordinateur|routeur|réseau|smartphone|wi-fi|wifi|wlan
mode vibreur|communication|portable|téléphone
téléphone éteint|portable|éteindre
symbole de la femme
symbole de l’homme
symbole de la communauté transgenre
signe multiplier|*|annuler|croix noire|multiplication|non|x|×
plus|+|addition|ajouter|arithmétique|mathématiques|signe plus|somme
moins|-|arithmétique|mathématiques|signe moins|soustraction|soustraire|−
signe diviser|algèbre|division|math|mathématique|mathématiques|÷
signe égal gras|mathématiques|réponse|égalité
infini|illimité|universel|éternité
double point d’exclamation|!|!!|ponctuation|surprise
points d’exclamation et d’interrogation|!|!?|?|point d’exclamation et d’interrogation|ponctuation|question|surprise
point d’interrogation rouge|?|ponctuation|question
point d’interrogation blanc|?|ponctuation|question
point d’exclamation blanc|!|ponctuation|surprise
point d’exclamation rouge|!|ponctuation
ligne ondulée|ponctuation|tiret|trait d’union ondulé|vague
conversion de devise|argent|banque|change
symbole dollar|argent|devise|espèces|payer
caducée|docteur|esculape|médecine|personnel
symbole Recyclage
fleur de lys|blason|fleur de lis|reine|roi|royauté française
trident|ancre|bateau|fourche|mer|poséidon
badge nominatif
symbole japonais de débutant|chevron|chevron jaune et vert
cercle rouge|0|anneau|gros cercle
bouton coché|carré|coche|coche blanche|marque|ok|oui|sélection|terminé|voilà|✓
case cochée|bouton|carré|coche|ok|oui|sélection|terminé|voilà|✓
coche|coche noire|ok|oui|sélection|terminé|voilà|✓
croix|annuler|croix rouge|multiplication|multiplier|×
bouton croix|multiplier|vert|×
boucle|bouclette
double boucle
alternance|symbole
astérisque huit branches|*|astérique|astérique huit branches|étoile
étoile huit branches|*|astérisque
éclat|*|briller|scintiller|étinceler|étincelle
symbole copyright|droits d’auteur|propriété intellectuelle|©
marque déposée|marque commerciale|®
marque commerciale déposée|marque déposée|tm
éclaboussure|holi|peinture|tache
touches : #
touches : *
touches : 0|zéro
touches : 1|un
touches : 2|deux
touches : 3|trois
touches : 4|quatre
touches : 5|cinq
touches : 6|six
touches : 7|sept
touches : 8|huit
touches : 9|neuf
touches : 10
majuscules|abcd|alphabet latin|lettres|lettres latines|saisie|saisie en lettres majuscules
minuscules|abcd|alphabet latin|lettre|lettres|lettres latines|saisie|saisie de lettres minuscules
saisie de chiffres|1234
saisie de symboles
alphabet latin|abc|lettres|saisie|saisie de lettres
groupe sanguin A
groupe sanguin AB
groupe sanguin B
bouton Effacer|cl|icône effacer
bouton Cool|icône cool
bouton Gratuit|icône gratuit
source d’informations|guichet d’informations
bouton Identifiant|icône identifiant
m encerclé|cercle
bouton Nouveau|icône nouveau|nouveauté
bouton Pas bien|bouton ng|interdit|mauvais|ng
groupe sanguin O
bouton OK|icône ok
bouton P|panneau parking|parking
bouton SOS|au secours|icône sos|à l’aide
bouton Vers le haut|icône nouveauté|nouveau|nouveauté|up
bouton VS|contre|icône contre|versus
bouton ici en japonais|idéogramme|idéogramme katakana ici
bouton frais de service en japonais|idéogramme katakana
bouton montant mensuel en japonais|idéogramme
bouton pas gratuit en japonais|idéogramme|payant
bouton réservé en japonais|idéogramme
bouton bonne affaire en japonais|idéogramme|idéogramme avantage
bouton réduction en japonais|idéogramme|rabais
bouton gratuit en japonais|idéogramme
bouton interdit en japonais|idéogramme|idéogramme interdit
bouton accepter en japonais|acceptable|idéogramme
bouton application en japonais|idéogramme|idéogramme appliquer
bouton note pour réussir en japonais|idéogramme|note de passage
bouton chambres disponibles en japonais|idéogramme|idéogramme vide
bouton félicitations en japonais|idéogramme
bouton secret en japonais|idéogramme
bouton ouvert pour affaires en japonais|idéogramme
bouton complet en japonais|idéogramme|idéogramme plénitude
disque rouge|cercle|forme géométrique|géométrie|rond
disque orange|cercle|forme géométrique|géométrie|rond
disque jaune|cercle|forme géométrique|géométrie|rond
disque vert|cercle|forme géométrique|géométrie|rond
disque bleu|cercle|forme géométrique|géométrie|rond
disque violet|cercle|forme géométrique|géométrie|rond
disque marron|brun|cercle|disque brun|forme géométrique|géométrie|rond
disque noir|cercle|forme géométrique|géométrie|rond
disque blanc|cercle|forme géométrique|géométrie|rond
carré rouge|forme géométrique|géométrie
carré orange|forme géométrique|géométrie
carré jaune|forme géométrique|géométrie
carré vert|forme géométrique|géométrie
carré bleu|forme géométrique|géométrie
carré violet|forme géométrique|géométrie
carré marron|carré brun|forme géométrique|géométrie
grand carré noir|forme|forme géométrique|géométrie
grand carré blanc|forme|géométrie
carré moyen noir|forme|forme géométrique|géométrie
carré moyen blanc|forme|forme géométrique|géométrie
carré petit moyen noir|forme|géométrie
carré petit moyen blanc|forme|géométrie
petit carré noir|forme|forme géométrique|géométrie
petit carré blanc|forme|forme géométrique|géométrie
grand losange orange|forme géométrique|géométrie
grand losange bleu|forme géométrique|grand losange orange|géométrie
petit losange orange|forme géométrique|géométrie
petit losange bleu|forme géométrique|géométrie
triangle rouge pointant vers le haut|flèche|forme géométrique|géométrie|triangle haut|triangle rouge pointé vers le haut
triangle rouge pointant vers le bas|flèche|forme|géométrie|triangle bas|triangle rouge pointé vers le bas
diamant avec un point|bande dessinée|bd|dessin|géométrie|géométrique|intérieur
bouton radio|forme|géométrie|géométrique|rond
carré blanc|bouton|forme|géométrie
carré noir|bouton|forme|géométrie
drapeau à damier|course automobile|formule 1|ligne d’arrivée|sport automobile|vainqueur
drapeau triangulaire|drapeau rouge|fanion|golf
drapeaux croisés|japonais
drapeau noir|drapeau qui flotte au vent
drapeau blanc|drapeau qui flotte au vent
drapeau arc-en-ciel|lgbt
drapeau transgenre|blanc|bleu clair|rose
drapeau de pirate|pillage|piller|trésor
drapeau : Île de l’Ascension|AC
drapeau : Andorre|AD
drapeau : Émirats arabes unis|AE
drapeau : Afghanistan
drapeau : Antigua-et-Barbuda|AG
drapeau : Anguilla|AI
drapeau : Albanie
drapeau : Arménie|AM
drapeau : Angola|AO
drapeau : Antarctique|AQ
drapeau : Argentine
drapeau : Samoa américaines|AS
drapeau : Autriche|AT
drapeau : Australie
drapeau : Aruba|AW
drapeau : Îles Åland|AX
drapeau : Azerbaïdjan
drapeau : Bosnie-Herzégovine|BA
drapeau : Barbade|BB
drapeau : Bangladesh|BD
drapeau : Belgique
drapeau : Burkina Faso|BF
drapeau : Bulgarie|BG
drapeau : Bahreïn|BH
drapeau : Burundi|BI
drapeau : Bénin|BJ
drapeau : Saint-Barthélemy|BL
drapeau : Bermudes|BM
drapeau : Brunei|BN
drapeau : Bolivie
drapeau : Pays-Bas caribéens|BQ
drapeau : Brésil
drapeau : Bahamas|BS
drapeau : Bhoutan|BT
drapeau : Île Bouvet|BV
drapeau : Botswana|BW
drapeau : Biélorussie|BY
drapeau : Belize|BZ
drapeau : Canada
drapeau : Îles Cocos|CC
drapeau : Congo-Kinshasa|CD
drapeau : République centrafricaine|CF
drapeau : Congo-Brazzaville|CG
drapeau : Suisse|CH
drapeau : Côte d’Ivoire|CI
drapeau : Îles Cook|CK
drapeau : Chili|CL
drapeau : Cameroun|CM
drapeau : Chine|CN
drapeau : Colombie
drapeau : Île Clipperton|CP
drapeau : Sercq
drapeau : Costa Rica|CR
drapeau : Cuba
drapeau : Cap-Vert|CV
drapeau : Curaçao|CW
drapeau : Île Christmas|CX
drapeau : Chypre|CY
drapeau : Tchéquie|CZ
drapeau : Allemagne|DE
drapeau : Diego Garcia|DG
drapeau : Djibouti
drapeau : Danemark|DK
drapeau : Dominique|DM
drapeau : République dominicaine
drapeau : Algérie|DZ
drapeau : Ceuta et Melilla
drapeau : Équateur|EC
drapeau : Estonie|EE
drapeau : Égypte|EG
drapeau : Sahara occidental|EH
drapeau : Érythrée|ER
drapeau : Espagne
drapeau : Éthiopie|ET
drapeau : Union européenne
drapeau : Finlande
drapeau : Fidji|FJ
drapeau : Îles Malouines|FK
drapeau : Micronésie|FM
drapeau : Îles Féroé|FO
drapeau : France
drapeau : Gabon
drapeau : Royaume-Uni|GB
drapeau : Grenade|GD
drapeau : Géorgie|GE
drapeau : Guyane française|GF
drapeau : Guernesey|GG
drapeau : Ghana
drapeau : Gibraltar
drapeau : Groenland|GL
drapeau : Gambie|GM
drapeau : Guinée|GN
drapeau : Guadeloupe|GP
drapeau : Guinée équatoriale|GQ
drapeau : Grèce
drapeau : Géorgie du Sud-et-les Îles Sandwich du Sud|GS
drapeau : Guatemala|GT
drapeau : Guam
drapeau : Guinée-Bissau|GW
drapeau : Guyana|GY
drapeau : R.A.S. chinoise de Hong Kong|HK
drapeau : Îles Heard-et-MacDonald|HM
drapeau : Honduras|HN
drapeau : Croatie|HR
drapeau : Haïti|HT
drapeau : Hongrie|HU
drapeau : Îles Canaries|IC
drapeau : Indonésie|ID
drapeau : Irlande|IE
drapeau : Israël|IL
drapeau : Île de Man|IM
drapeau : Inde
drapeau : Territoire britannique de l’océan Indien|IO
drapeau : Irak|IQ
drapeau : Iran
drapeau : Islande
drapeau : Italie
drapeau : Jersey
drapeau : Jamaïque|JM
drapeau : Jordanie
drapeau : Japon|JP
drapeau : Kenya
drapeau : Kirghizstan|KG
drapeau : Cambodge|KH
drapeau : Kiribati
drapeau : Comores|KM
drapeau : Saint-Christophe-et-Niévès|KN
drapeau : Corée du Nord|KP
drapeau : Corée du Sud|KR
drapeau : Koweït|KW
drapeau : Îles Caïmans|KY
drapeau : Kazakhstan|KZ
drapeau : Laos
drapeau : Liban|LB
drapeau : Sainte-Lucie|LC
drapeau : Liechtenstein
drapeau : Sri Lanka|LK
drapeau : Liberia|LR
drapeau : Lesotho|LS
drapeau : Lituanie|LT
drapeau : Luxembourg
drapeau : Lettonie|LV
drapeau : Libye|LY
drapeau : Maroc
drapeau : Monaco|MC
drapeau : Moldavie|MD
drapeau : Monténégro|ME
drapeau : Saint-Martin|MF
drapeau : Madagascar|MG
drapeau : Îles Marshall|MH
drapeau : Macédoine du Nord|MK
drapeau : Mali|ML
drapeau : Myanmar (Birmanie)|MM
drapeau : Mongolie|MN
drapeau : R.A.S. chinoise de Macao|MO
drapeau : Îles Mariannes du Nord|MP
drapeau : Martinique|MQ
drapeau : Mauritanie|MR
drapeau : Montserrat|MS
drapeau : Malte|MT
drapeau : Maurice|MU
drapeau : Maldives|MV
drapeau : Malawi|MW
drapeau : Mexique|MX
drapeau : Malaisie|MY
drapeau : Mozambique|MZ
drapeau : Namibie
drapeau : Nouvelle-Calédonie|NC
drapeau : Niger|NE
drapeau : Île Norfolk|NF
drapeau : Nigeria|NG
drapeau : Nicaragua
drapeau : Pays-Bas|NL
drapeau : Norvège
drapeau : Népal|NP
drapeau : Nauru|NR
drapeau : Niue|NU
drapeau : Nouvelle-Zélande|NZ
drapeau : Oman
drapeau : Panama
drapeau : Pérou
drapeau : Polynésie française|PF
drapeau : Papouasie-Nouvelle-Guinée|PG
drapeau : Philippines
drapeau : Pakistan|PK
drapeau : Pologne|PL
drapeau : Saint-Pierre-et-Miquelon|PM
drapeau : Îles Pitcairn|PN
drapeau : Porto Rico|PR
drapeau : Territoires palestiniens|PS
drapeau : Portugal|PT
drapeau : Palaos|PW
drapeau : Paraguay|PY
drapeau : Qatar
drapeau : La Réunion|RE
drapeau : Roumanie
drapeau : Serbie|RS
drapeau : Russie
drapeau : Rwanda
drapeau : Arabie saoudite
drapeau : Îles Salomon|SB
drapeau : Seychelles|SC
drapeau : Soudan|SD
drapeau : Suède|SE
drapeau : Singapour|SG
drapeau : Sainte-Hélène|SH
drapeau : Slovénie|SI
drapeau : Svalbard et Jan Mayen|SJ
drapeau : Slovaquie|SK
drapeau : Sierra Leone|SL
drapeau : Saint-Marin|SM
drapeau : Sénégal|SN
drapeau : Somalie
drapeau : Suriname|SR
drapeau : Soudan du Sud|SS
drapeau : Sao Tomé-et-Principe|ST
drapeau : Salvador|SV
drapeau : Saint-Martin (partie néerlandaise)|SX
drapeau : Syrie
drapeau : Eswatini|SZ
drapeau : Tristan da Cunha
drapeau : Îles Turques-et-Caïques|TC
drapeau : Tchad|TD
drapeau : Terres australes françaises|TF
drapeau : Togo|TG
drapeau : Thaïlande
drapeau : Tadjikistan|TJ
drapeau : Tokelau|TK
drapeau : Timor oriental|TL
drapeau : Turkménistan|TM
drapeau : Tunisie|TN
drapeau : Tonga
drapeau : Turquie|TR
drapeau : Trinité-et-Tobago|TT
drapeau : Tuvalu|TV
drapeau : Taïwan|TW
drapeau : Tanzanie|TZ
drapeau : Ukraine|UA
drapeau : Ouganda
drapeau : Îles mineures éloignées des États-Unis|UM
drapeau : Nations Unies
drapeau : États-Unis|US
drapeau : Uruguay|UY
drapeau : Ouzbékistan
drapeau : État de la Cité du Vatican
drapeau : Saint-Vincent-et-les Grenadines|VC
drapeau : Venezuela
drapeau : Îles Vierges britanniques|VG
drapeau : Îles Vierges des États-Unis
drapeau : Viêt Nam|VN
drapeau : Vanuatu|VU
drapeau : Wallis-et-Futuna|WF
drapeau : Samoa|WS
drapeau : Kosovo|XK
drapeau : Yémen|YE
drapeau : Mayotte|YT
drapeau : Afrique du Sud|ZA
drapeau : Zambie|ZM
drapeau : Zimbabwe|ZW
drapeau : Angleterre|gbeng
drapeau : Écosse|gbsct
drapeau : Pays de Galles|gbwls`;
