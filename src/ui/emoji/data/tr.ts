// Written by scripts/emoji.mjs from emojibase-data (MIT, Copyright Miles Johnson) and the Unicode CLDR
// (Unicode-3.0, Copyright Unicode, Inc.).

/** The name of each emoji and more words to find it by, in the order of `EMOJIS`. */
export const NAMES: string = `
sırıtan yüz|gülen yüz|gülme|keyifli|lol|mutlu|neşeli|sırıtma
ağzı açık sırıtma|ağzı açık gülen yüz|ağzı açık gülümseme|gülen yüz|gülme|gülümseme|lol|neşeli|yüz
gülen gözlerle ağzı açık sırıtma|ağzı açık gülen gözler|gülen gözlerle ağzı açık gülümseme|gülen yüz|gülme|gülümseme|lol|neşeli|yüz
gülen gözlerle sırıtma|gülen gözlerle sırıtan yüz|gülen yüz|gülme|gülümseme|gülümseyen gözler|lol|neşeli|yüz
kapalı gözlerle ağzı açık sırıtma|32 diş|ağız|ahaha|çok komik|gözler kapalı|gülmek|hahaha|kahkaha|komik|lol|mutlu|yüz
soğuk terli ağzı açık gülümseme|heyecanlı|stresli|yüz
gülmekten yerlere yatma|ahaha|çok komik|gözümden yaş geldi|gözyaşı|hahaha|kahkaha|komik|mutluluk|neşe|yerlere yatmak|yüz
sevinç gözyaşları|ağlamak|gözyaşı|gülmek|gülmekten ağlamak|haha|inanılmaz|kahkaha|katılmak|komik|mutluluk|neşe
hafifçe gülümseyen yüz|gülme|gülümseme|hafifçe gülümseme|mutlu|neşeli
ters yüz|gülme|gülümseme|hehe
eriyen yüz|aşkından erimek|çözülme|eridim|erime|eriyorum|ifade|kaybolma|sıcak|sıvılaşma|utanç|yüz ifadesi
göz kırpan yüz|cilve|göz kırpma
ağzı açık gülme|gülen gözlerle gülümseme|gülümseyen gözler|gülümseyen yüz|gülümseyen yüz ve gözler|samimi|sevecen|yüz
ışık halkalı gülümseme|hare|ışık halkası|melek|yüz
3 kalpli gülümseyen yüz|aşık|aşk|çarpılma|gülen yüz|hayranlık|ilk görüşte aşk|mutluluk|romantik|seni seviyorum|sevgi|üç kalpli yüz
kalp gözlü gülümseme|aşk|değer verme|gözler|kalpler|romantik|yüz
yıldız çarpmış|gözler|heyecanlı|sırıtan|surat|vov|yüz
öpücük gönderen yüz|aşk|muah|muck|öptüm|romantik|sevgi
öpen yüz|aşk|cilve|muah|muck|öpücük|sevgi
gülen yüz|içi boş gülen yüz|masum|mutlu|utandım|utanmış
kapalı gözlerle öpen yüz|aşk|gözler kapalı|gözler kapalı öpüşme|öpücük yollama
gülen gözlerle öpen yüz|gülümseme|gülümseyen gözler|gülümseyerek öpen yüz|öptüm|öpücük
gözü yaşlı gülümseyen yüz|acı|duygulanmış|gözyaşı|gülümseme|gururlu|hislenmiş|memnun|minnettar|mutluluk|rahatlamış|sevinç|yüz ifadesi
lezzetli yiyecek beğenen yüz|gülümseyen yüz|harika yemek|keyifli yemek|oh oh harika
dil dışarıda|dil çıkarmış yüz|dil dışarıda kalmış|komik|şapşal|yüz
dili dışarda göz kırpma|dil dışardayken göz kırpma|haylaz|kışkırtma|şaka|yaramaz|yüz
çılgın surat|büyük|deli|göz|gözler|küçük
dil dışarıda ve gözler kapalı|gözler kapalı ve dil dışarıda|iğrenç|korkunç|öğk|yüz
para ağızlı yüz|gözünü para bürümüş|para göz
kucaklayarak gülümseme|heyecanlı|kucaklama|sarılma|yüz
eliyle ağzını kapatan yüz|a ah|sır|şok olmak|süpriz|surat|tüh
gözleri açık ve eliyle ağzını kapatan yüz|hayret|ifade|inanamama|inanılmaz|korku|şaşkınlık|şok|sürpriz|utanma|yüz ifadesi
gizlice bakan yüz|çaktırmadan|dikizleme|gizlice bakma|gözetleme|ifade|korkma|saklanma|ürkek|utanma|yüz ifadesi
sus işareti yapan yüz|sessiz|şişt|şş|surat
düşünen yüz|düşünme
selamlayan yüz|anlaştık|asker|başüstüne|emredersiniz|güneşli|ifade|komutan|onay|saygı|yüz ifadesi
ağzı fermuarlı yüz|ağız|ağzım kapalı|sır
tek kaşı çatık yüz|güvenmeyen|şüpheci|surat|tek kaşı havada
duygusuz yüz|etkilenmemiş|nötr|umurumda değil|yorum yok
ifadesiz yüz|ifadesizlik|kıskanç|umurumda değil|yorum yok
ağzı olmayan yüz|ağız|ifadesiz|sakin|sesi kesilmiş|sessiz|sır|suskun
noktalı çizgili yüz|bilinmez|depresif|endişe|gizlenme|gizli|görünmez|içe dönük|kaybolma|kaygılı|yüz ifadesi
bulutlardaki yüz|bulutlardaki kafa|dalgın|sisler arasındaki yüz
imalı gülümseme|hin|kuşkucu|sinsi|yapmacık gülümseme|yapmacık gülümseyen|yapmacık gülümseyen yüz|yüz
keyifsiz yüz|canı sıkkın|canım sıkıldı|garip|mutsuz|neyse|sıkılmış
gözlerini deviren yüz|bana ne|banane|beni ilgilendirmez|bilemiyorum|göz devirme|her neyse|hmm|neyse|yani
dişlerini gösteren yüz|dişçi|dişlerini sıkmak|endişeli|tedirgin|yüzünü ekşitme
nefes veren yüz|bitik|duman|fısıldama|iç çekme|ıslık|nefes verme|off|rahatlama|sızlanma|üfleme|yorgun
yalan söyleyen yüz|pinokyo|yalan söyleme
sallanan yüz|deprem|olamaz|panik|sallama|sallanma|sersemlik|şok|sürpriz|titreme|titreşim|titreyen yüz
yatay olarak sallanan yüz|hayır|sallama
dikey olarak sallanan yüz|evet|onay
rahatlamış yüz|huzur
düşünceli yüz|dargın|gemileri batmış|karamsar|üzgün
uykulu yüz|ağlayan yüz|yorgun
salya akıtan yüz|ağzı sulanmış|salya akıtma
uyuyan yüz|esnemek|iyi geceler|iyi uykular|şekerleme|tatlı rüyalar|uyku|uykulu|uyumak|yatak|yatmak|yorgun|zzz
gözlerinin altı torbalı yüz|tükenmiş|uykulu|yorgun
maskeli yüz|grip|hasta|nezle|rahatsız|soğuk|tıbbi maske
ağzında termometre olan yüz|ateş|grip|hasta|nezle
kafası sarılı yüz|bandaj|yara|yaralı
kusmak üzere olan yüz|iğrenç|istifra|midesi bulanmış
kusan yüz|hasta|istifra|kusmak|kusmuk|surat
hapşıran yüz|çok yaşa|grip|hapşırma|hasta|nezle
kızarmış yüz|ateşlenmek|çarpıntı|hararet|nefes nefese|sıcak|sıcak çarpması|terleme|tükenmek|yorgun
üşümüş yüz|buz|buz gibi|buz kesme|donma|kış|mavi surat|morarmış yüz|sıfırın altı|soğuk|soğuktan donmak|titremek|üşümek
sarhoş yüz|akşamdan kalma|alkollü|baş dönmesi|çakırkeyif|kaymış gözler|şaşı|sersemlemiş|yamuk|yamuk ağız|yamulmak|yüz ifadesi
sersemlemiş yüz|başı dönen|baygınlık|hasta
sarmal gözlü yüz|aklı karışık|aman tanrım|başım döndü|gülen yüz|hipnotize|inanamıyorum|kafası bulanık|kafası karışık|mide bulantısı|sersem|sıkıntı|yüz ifadesi
patlayan kafa|aklını başından almak|şaşırmış|şok olmuş|şoke|surat
kovboy şapkalı yüz|kadın kovboy|kovboy şapkası yüzü
partide eğlenen yüz|doğum günü|eğlence|iyi ki doğdun|konfeti|kutlama|mutlu yıllar|neşeli|oley|şapka|yılbaşı
gizlenmiş yüz|ajan|bıyık|burun|casus|gözlük|kimliğini gizlemek|kılık değiştirmek|maskeli|yüz ifadesi
güneş gözlüklü gülümseme|cool|güneş gözlüğü|güneş gözlükleri|güneş gözlükleriyle gülümseme|havalı|janti|kanka|kanki|yüz
ukala yüz|akıllı|bilgili|bilmiş|çalışkan|gözlük|gözlüklü|inek öğrenci|zeki
tek cam gözlüklü yüz|havalı|kendini beğenmiş|klas|surat|varlıklı|zengin
kafası karışık yüz|bilmiyorum|emin olmayan|kafası karışmış
yamuk ağızlı yüz|eh|hayal kırıklığı|hüsran|ifade|kararsız|kırgın|meh|memnuniyetsiz|şüpheli|şüpheli yüz|yüz ifadesi
endişeli yüz|gergin
biraz asık surat|endişeli|yüz
asık surat|darılmış|üzgün|yüz
ağzı açık yüz|ağız|şaşkın|şok|süpriz
şaşkın yüz|şaşırmış|şok olmuş
afallamış yüz|şaşkın|şoke olmuş|tamamen şoke olmuş
kızarmış ve şaşkın yüz|şaşırmış|şaşkınlık içinde|şok|tuhaf
biçimsiz yüz|kaygı|panik|şaşırmış|şaşkın|savunmasız|şişkin
yalvaran yüz|acıklı bakışlar|af dilemek|gözleri dolmak|koca göz|lütfen|merhamet|pişmanlık|üzgün|yalvaran gözler|yalvarırım|yüz ifadesi
gözleri dolmuş yüz|ağlamaklı|direnme|duygusal|gözyaşı|gurur|ifade|kızgın|mutlu|sevinç gözyaşları|sulugöz|üzgün|yüz ifadesi
hoşnutsuz yüz|açık ağızlı hoşnutsuz yüz|ağzı açık|boş bulunmuş|korkmuş
kederli yüz|acı çeken|mutsuz|şaşkın
korkulu yüz|endişeli|korkmuş
terli ve endişeli yüz|açık ağız|korkmuş|korkulu yüz|soğuk ter|soğuk ter döken mavi yüz
üzgün ama rahatlamış yüz|canı sıkkın|canı sıkkın ama rahatlamış|endişeli|kafası karışmış|karışık|yırttık!
ağlayan yüz|ağlama|gözyaşları|mutsuz|üzgün|üzüntülü
avaz avaz ağlayan yüz|ağlama|avaz avaz ağlama|gözyaşları|mutsuz|üzgün
korkuyla çığlık atan yüz|korkmuş|korku içinde bağıran yüz|korkunç|korkuyla haykıran yüz
kafası çok karışık yüz|kafası çok karışmış|kızgın|pişman
kararlı yüz|baş ağrısı|dayanıklı|dikkatli|inatçı|konsantre olmuş|zorlanan yüz
memnuniyetsiz yüz|kırgın|kırgınlık|mutsuz|umutsuz
soğuk ter|baş ağrısı|endişeli|soğuk terli yüz|yüz
çok yorgun|acıkmış|hayır|olamaz|pişman|uykulu|yorgun yüz|yorulmuş|yüz
yorgun yüz|hapşuran yüz|perişan|pişman|üzgün
esneyen yüz|esneme|iyi geceler|iyi uykular|sıkıcı|sıkılmış|uykulu|uykusuz|uyuklama|uyumak|yatmak|yorgun|zzz
burnundan soluyan yüz|ben kazandım|ben kazandım yüzü|kızgın|mutsuz|sinirli|zafer
somurtkan yüz|deli gibi|kırmızı somurtkan yüz|kırmızı yüz|öfkeli
öfkeli yüz|deli gibi|kızgın|mutsuz
ağzında semboller olan yüz|kızgın|kızmış|küfür eden|küfür etmek|sembol surat|sensör|surat
boynuzlu gülen yüz|boynuzlar|boynuzlu gülümseme|gülümseme|şeytani gülümseme
boynuzlu kızgın yüz|küçük şeytan|şeytan|şeytani
kafatası|cadılar bayramı|canavar|iskelet|masal|ölüm|yüz
kuru kafa|canavar|iskelet|kemik|ölüm|tehlike|yüz
kaka|kaka yığını|leş|pislik|yığın
palyaço yüzü
dev|canavar|japon|japon canavarı|korkunç|maske|oni|peri masalı|yaratık|yüz
goblin|canavar|cin|japon|japon cini|maske|peri masalı|tengu|yaratık|yüz
hayalet|cadılar bayramı|öcü|peri masalı|yüz
uzaylı|dünya dışı|fantastik|peri masalı|UFO|yabancı|yaratık|yüz
uzaylı canavar|dünya dışı|peri masalı|UFO|yabancı canavar|yaratık|yüz
robot|canavar|yüz
sırıtan kedi|açık|ağız|gülümseme|gülümseyen kedi yüzü|gülümseyen ve ağzı açık kedi yüzü|kedi yüzü|yüz
gülen gözlerle sırıtan kedi|gülümseme|kedi yüzü|sırıtan kedi yüzü|sırıtan ve gözleri gülümseyen kedi yüzü|sırıtma|yüz
sevinç gözyaşları döken kedi|göz yaşı|gülen kedi|kahkaha atan kedi|kedi yüzü|komik kedi|sevinç gözyaşları döken kedi yüzü|yüz
kalp gözlü gülümseyen kedi|aşık|aşk|gözler|gülümseme|gülümseyen ve kalp şeklinde gözleri olan kedi yüzü|kalp gözlü gülümseyen kedi yüzü|kedi yüzü|sevgi|yüz
iğneleyici kedi yüzü|iğneleyici gülümseme|ironik|kurnaz|muzır
öpen kedi|göz|gözler|kapalı|öptüm|öpücük|yüz
korkuyla bağıran kedi|aman tanrım|sahiden şaşırmış|şaşkın kedi yüzü|yüz
ağlayan kedi|ağlama|ağlayan kedi yüzü|göz yaşı|kedi yüzü|üzgün|yüz
somurtan kedi|kedi yüzü|somurtan kedi yüzü|somurtma|yüz
görmedim|görmeyen maymun|hayvan|komik|maymun|oyun|saklambaç
duymadım|duymayan maymun|hayvan|kulak|maymun|üç maymun
bilmiyorum|ağzı kapalı maymun|hayvan|konuşma|konuşmadım|maymun|söylemedim|söylemeyen maymun|sus|üç maymun
aşk mektubu|kalp|kalpli mektup|mektup|romantizm
ok saplanmış kalp|aşk|duygu
kurdeleli kalp|duygu|sevgililer günü
pırıldayan kalp|duygu|heyecanlı|pembe kalp
büyüyen kalp|aşk|coşkulu|duygu|sinirli
çarpan kalp|aşk|duygu|heyecan|kalp atışı
dönen kalpler|aşk|kawaii|sevimli
iki kalp|aşıklar|aşk|duygu|evlilik yıldönümü|seni seviyorum|sevgili
kalpli dekorasyon
kalp şeklinde ünlem işareti|noktalama
kırık kalp|duygu|hüsran|kırılmış|kırma
ateşli kalp|alev|arzu|aşk|kutsal kalp|tutku
iyileşen kalp|daha sağlıklı|onarılan
kırmızı kalp|aşk
pembe kalp|aşk|beğen|duygu|özel kişi|seni seviyorum|sevgi|sevimli|şirin
turuncu kalp|portakal
sarı kalp|duygu
yeşil kalp|duygu
mavi kalp|duygu
açık mavi kalp|aşk|camgöbeği|deniz mavisi|duygu|gökyüzü mavisi|özel kişi|sevgi
mor kalp|duygu
kahverengi kalp
siyah kalp|fena|kötü
gri kalp|aşk|duygu|gümüş|kurşun|özel kişi|sevgi|taş
beyaz kalp
öpücük izi|aşk|dudak|dudaklar|romantizm|seksi
yüz puan|100|100 puan|skor|yuz
öfke simgesi|çizgi roman|duygu|öfke işareti|öfkeli
dövüş bulutu|anlaşmazlık|arbede|çekişme|güreş|kavga|tartışma
çarpışma|bomba|bum|çarpışma işareti|çizgi roman|duygu|patlama
baş dönmesi|çizgi roman|dilek|duygu|gece|gökyüzü|kayan yıldız|uzay|yıldızlar|yıldızları görme
ter damlası|çizgi roman|duygu|fışkır|su|terli
hızla fırlama|çizgi roman|duygu|gaz çıkarma|hızlı|kaçma|koş|koşma|rüzgar
delik|çukur
konuşma balonu|çizgi roman|iletişim|iletişim balonu
konuşma balonunda göz|göz boncuğu|nazar|tanıklık
sol konuşma balonu|diyalog
sağ öfke balonu|kızgın
düşünce balonu|bulut|çizgi roman|fikir
zzz|çizgi roman|gece|iyi geceler|iyi uykular|uyku|uyuklama|uyuma|yorgun
el sallama|bay bay|bye|görüşürüz|güle güle|hey|merhaba|orada mısın|sallamak|selam
elinin tersini kaldırma
parmaklar açık el kaldırma|avuç|beden|dur|izin isteme
el kaldırma|beş parmak|dur|dur işareti|havada el
Vulkan selamı|beden|parmak|spock|star trek|uzay yolu|volkan|volkanlı selamı|vulcan selamı
sağa bakan el|anlaşma|dokun|el uzatma|merhaba|selam|temas|tokalaşmak
sola bakan el|anlaşma|dokun|el uzatma|merhaba|selam|temas|tokalaşma
avuç içi aşağı bakan el|al|atmak|bırak|düşürmek|kışkışlamak|uzanmak|uzat
avuç içi yukarı bakan el|çağırmak|çağrı|davet|el etmek|el uzatmak|gel|sunmak|teklif|yakalamak|yardım
sola iten el|bekle|bekletme|çak|çakma|dur|durdurma|itme|reddetme
sağa iten el|bekle|bekletme|çak|çakma|dur|durdurma|itme|reddetme
tamam işareti|anlaştık|el|harika|işte bu|mükemmel|müthiş|ok|süper|tam olarak|tamamdır
kıstırma hareketi yapan parmaklar|bravo|çok güzel|el|el hareketleri|harika|lezzetli
kıstırma hareketi yapan el|azıcık|bir tutam|biraz|kıstırma hareketi yapan parmaklar|küçük|parmaklar
zafer işareti|barış|el|oleey|zafer eli
şans dileme|çapraz|el|parmak|söz verme
işaret parmağı ve baş parmak birbirine geçmiş el|<3|aşk|borç|hesap|kalp|nakit|pahalı|para|sevgi
seni seviyorum işareti|el|SS
boynuz işareti|beden|el|metal|metalci|parmak|rock|süper|yeah|yes
beni ara işareti|el|elle beni ara işareti
elinin tersiyle solu gösteren işaret parmağı|elin arkası|parmak|solu gösteren parmak
elinin tersiyle sağı gösteren işaret parmağı|elin arkası|parmak|sağı gösteren parmak
elinin tersiyle yukarıyı gösteren işaret parmağı|elin arkası|parmak|yukarıyı gösteren parmak
orta parmak|beden|el
elinin tersiyle aşağıyı gösteren işaret parmağı|aşağıyı gösteren parmak|elin arkası|parmak
yukarıyı gösteren işaret parmağı|beden|el|gösterme|izin isteme|parmak
karşıyı işaret eden işaret parmağı|dürtmek|el|göstermek|onlar|orası|parmak|sen
baş parmak yukarıda|+1|anlaştık|beğendim|bence de|el|iyi|onay|tamam
baş parmak aşağıda|el|işaret
yumruk kaldırma|el|havada yumruk
yaklaşan yumruk|anlaştık|bam|el|katılıyorum|tamam
sola bakan yumruk|el|güm|sola doğru
sağa bakan yumruk|el|güm|sağa doğru
el çırpma|alkış|bravo|eller|işaret|tebrik
eller havaya|çak|her iki el|kutlama|kutlamak için iki eli birden kaldırma|tebrikler
kalp oluşturan eller|<3|aşk|birlikte|biz|sevgi|seviyorum
eller açık|eller açık işareti|işaret
iki avuç açık|dilek|dua|dua eden eller|dua etmek|ellerini açmak
el sıkışma|anlaşma|sallama|toplantı
birleşen eller|dua|dua etme|hareket
yazı yazan el|beden|kalem tutma|yazma
oje sürme|kozmetik|manikür|tırnak|tırnak bakımı
selfie|kamera|kendi çekim|öz çekim|özçekim|telefon
pazı|çizgi roman|esnek|güçlü|kas|kas esnetme|vücutcu
mekanik kol|erişilebilirlik|protez
mekanik bacak|erişilebilirlik|protez
bacak|ayak|diz|tekme|tekme atmak|uzuv
ayak|bilek|parmak|tekme|topuk
kulak|dinlemek|gövde|gürültü|ses
işitme cihazı olan kulak|erişilebilirlik|işitme güçlüğü
burun|gövde|koklamak|koku|nefes|yüz
beyin|akıllı|zeka|zeki
kalp|anatomi|kalp atışı|kan|kardiyoloji|kırmızı|merkez|nabız|organ
akciğer|beden|ciğerler|nefes|nefes almak|organ|soluk|solumak|solunum|vücut
diş|ağız|ağrı|azı dişi|beyaz|diş ağrısı|diş hekimi|diş perisi|dişçi|inci gibi|köpek dişi|süt dişi
kemik|iskelet|köpek|köpek kemiği|mama
gözler|bakmak|görmek|gözcü|gözetlemek|yüz
göz|beden|kahverengi göz
dil|ağız|gövde|yalamak|yüz
ağız|aşk|dudaklar|gövde|öpme|öptüm|öpücük|yüz
ısırılan dudak|davetkar|davetkâr|endişeli|flört|gergin|korku|öpücük|rahatsız|seksi|tutku
bebek|kişiler
çocuk|genç|insan|kişi|küçük çocuk|surat
erkek çocuk|insan|kişiler|oğlan çocuk
kız çocuk|genç|insan|kişiler
yetişkin|adam|insan|kişi|yüz
sarışın kişi|erkek|insan|kişiler|saç|sarı saçlı kişi|yüz
erkek|adam|insan|kişiler|sarışın erkek
sakallı kişi|insan|yüz
erkek: sakal
kadın: sakal
man: red hair
man: curly hair
man: white hair
man: bald
kadın|insan|kişiler|sarışın kadın
woman: red hair
person: red hair
woman: curly hair
person: curly hair
woman: white hair
person: white hair
woman: bald
person: bald
sarışın kadın|bayan|insan|kız
sarışın erkek|adam
yaşlı yetişkin|insan|kişi
yaşlı erkek|büyükbaba|dede|insan|kişiler
yaşlı kadın|anneanne|babaanne|insan|kişiler
somurtma|beğenmeme|hareket|hayal kırıklığı|kişi|mimik|öfkeli|rahatsız|sıkkın|somurtan kişi|surat asma
somurtan erkek|adam|insan|mimik|mutsuz|somurtma
somurtan kadın|bayan|mimik|somurtma
darılma|darılan kişi|hareket|hayal kırıklığı|kişi|kırgın|küsme|mimik|öfkeli|somurtma|surat asma|üzgün
darılan erkek|adam|darılma|mimik
darılan kadın|bayan|darılma|mimik
hayır hareketi|asla|insan|iyi değil|izin vermiyorum|izinsiz|kişi|olmaz|vücut|yasak|yüz
hayır hareketi yapan erkek|el|insan|iyi değil|yasak|yok
hayır hareketi yapan kadın|bayan|el|iyi değil|yasak
tamam hareketi|aman tanrım|egzersiz|el|kişi|kocaman|oldu|vücut|yüz
tamam hareketi yapan erkek|adam|aman allah|aman tanrım|egzersiz|el|eller|eller yukarı|insan
tamam hareketi yapan kadın|bayan|el
elini yana yatırma|alaycı|bilgilendirme|dedikodu|keyfin bilir|kişi|kişiler|neyse|saçını savurma|sen bilirsin|umurumda değil
elini yana yatıran erkek|adam|bilgi|dedikodu|insan|küstah|sarkastik|yana yatmış el
elini yana yatıran kadın|bayan|küstah|yana yatmış el
elini kaldırma|ben|burada|el kaldırma|hareket|kalkan el|kişi|merhaba|selam|soru|söz isteme
elini kaldıran erkek|adam|el hareketi|el kaldırma|hareket|insan|soru
elini kaldıran kadın|bayan|el kaldırma|hareket
işitme engelli kişi|duyma|erişilebilirlik|kulak
işitme engelli erkek|adam
işitme engelli kadın
başını öne eğme|affet|affetme|bağışlama|eğilme|hareket|kişi|merhamet|özür dilerim|üzgünüm|yakarma|yalvarma
başını öne eğen erkek|adam|baş eğme|hareket|lütuf|özür
başını öne eğen kadın|baş eğme|bayan|hareket|lütuf|özür
yüzünü eliyle kapama|aman tanrım|çileden çıkma|inanamıyorum|inanmama|inanmıyorum|kızgınlık|öfke|olamaz|şok
eliyle yüzünü kapatan erkek|adam|aman tanrım|çileden çıkma|inanamıyorum|inanmama|öfke|olamaz|sinir|utancından eliyle yüzünü kapatma|utanma
eliyle yüzünü kapatan kadın|aman tanrım|çileden çıkma|inanamıyorum|inanmama|öfke|olamaz|sinir|utanç|utancından eliyle yüzünü kapatma
omuz silkme|bilemem|bilmem|bilmeme|bilmiyorum|ilgisizlik|kararsız|kişi|ne bileyim|ne yapalım|sanırım|vücut
omuz silken erkek|adam|belki|bilmem|her neyse|ilgisizlik|kişi|kuşku|omuz silkme|sanırım|şüphe
omuz silken kadın|bayan|belki|bilmem|cahillik|cehalet|her neyse|ilgisizlik|kişi|kuşku|omuz silkme|sanırım|şüphe|vücut
sağlık çalışanı|doktor|hasta bakıcı|hemşire|sağlık personeli|terapist
erkek sağlık çalışanı|adam|doktor|hastabakıcı|meslek|terapist
kadın sağlık çalışanı|bayan|doktor|hemşire|meslek|terapist
öğrenci|mezun|talebe
erkek öğrenci|adam|mezun
kız öğrenci|bayan|kadın|mezun
öğretmen|doçent|eğitimci|profesör
erkek öğretmen|adam|eğitmen|meslek|profesör
kadın öğretmen|bayan|eğitmen|meslek|profesör
hakim|adalet|terazi|yargıç
erkek hakim|adalet|adam|meslek|terazi|yargıç
kadın hakim|adalet|bayan|insan|meslek|savcı|terazi
çiftçi|bahçıvan|rençper
erkek çiftçi|adam|bahçıvan|çiftlik sahibi|meslek
kadın çiftçi|bahçıvan|bayan|çiftlik sahibi|meslek
aşçı|yemek pişirme
erkek aşçı|adam|meslek|şef|yemek yapma
kadın aşçı|bayan|şef|yemek|yemek yapma
tamirci|elektrikçi|tesisatçı
erkek tamirci|adam|elektrikçi|esnaf|meslek|tesisatçı
kadın tamirci|bayan|elektrikçi|esnaf|meslek|tesisatçı
fabrika işçisi|endüstri|montaj|sanayi
erkek fabrika işçisi|adam|meslek|montaj|sanayi
kadın fabrika işçisi|bayan|meslek|montaj|sanayi
ofis çalışanı|beyaz yakalı|iş yeri|mimar|müdür|yönetici
erkek ofis çalışanı|adam|beyaz yaka|iş|meslek|mimar|yönetici
kadın ofis çalışanı|bayan|beyaz yaka|iş|iş kadını|işkadını|meslek|mimar|yönetici
bilim insanı|biyolog|fizikçi|kimyacı|kimyager
erkek bilim insanı|adam|bilim adamı|biyolog|fizikçi|kimyacı|matematikçi|meslek|mühendis
kadın bilim insanı|bayan|bilim adamı|biyolog|fizikçi|kimyacı|matematikçi|meslek|mühendis
teknoloji uzmanı|geliştirici|kodlayıcı|mucit|teknolog|yazılım|yazılımcı
erkek teknoloji uzmanı|adam|bilgisayar mühendisi|erkek bilgisayar mühendisi|geliştirici|kodlayıcı|meslek|mucit|mühendis|programlamacı|yazılım
kadın teknoloji uzmanı|bayan|geliştirici|kadın mühendis|kodlayıcı|meslek|mucit|yazılım
şarkıcı|aktör|aktris|gösterici|star|yıldız
erkek şarkıcı|adam|aktör|gösterici|meslek|rock|star
kadın şarkıcı|aktör|bayan|gösterici|meslek|rock|star
ressam|palet|sanatçı
erkek ressam|adam|meslek|palet|sanatçı
kadın ressam|bayan|meslek|palet|sanatçı
pilot|uçak
erkek pilot|adam|insan|meslek|uçak
kadın pilot|bayan|meslek|uçak
astronot|roket|uzay
erkek astronot|adam|meslek|roket|uzay
kadın astronot|bayan|meslek|roket|uzay
itfaiyeci|itfaiye aracı
erkek itfaiyeci|adam|itfaiye aracı|meslek
kadın itfaiyeci|bayan|itfaiye aracı|meslek
polis memuru|ceza|erkek polis|görevli|gözaltı|kanun|kişi|kişiler|meslek|tutuklama|yasa
erkek polis memuru|adam|aynasız
kadın polis memuru|aynasız|bayan|ceza|gözaltı|kanun|kişi|kolluk|tutuklama|vücut|yasa
dedektif|casus|erkek casus|hafiye|meslek
erkek dedektif|adam|casus|hafiye
kadın dedektif|bayan|casus|hafiye|meslek
muhafız|bekçi|kişiler|koruma görevlisi|londra
erkek muhafız|adam
kadın muhafız|bayan|buckingham sarayı|londra
ninja|asker|dövüşçü|gizli|insan|katana|kavga|kiralık katil|saklı|savaş|suikast
inşaat işçisi|baret|kişi|kişiler|meslek|onarım|tadilat|tamirat|vücut
erkek inşaat işçisi|adam
kadın inşaat işçisi|bayan|insan|kask|meslek
taç takmış insan|asil|kral|kraliçe|kraliyet|soylu|taht
prens|insan|kraliyet
prenses|insan|kişiler|kraliçe|peri masalı
sarıklı kişi|başörtüsü|insan|kişiler|sarıklı erkek|türban|türbanlı kişi|vücut
sarıklı erkek|adam
sarıklı kadın|bayan|insan|türban|türbanlı kadın
çin şapkalı erkek|adam|çinli şapkası olan adam|gua pi mao|gua pi mao takan erkek|kişiler|meslek
başörtülü kadın|baş örtüsü|insan|türban|türbanlı
smokinli kişi|adam|damat|simokin|smokinli adam
smokinli erkek|adam|smokinli adam
smokinli kadın
duvaklı gelin|evlilik|kişiler
duvaklı erkek|adam|duvaklı adam
duvaklı kadın
hamile kadın
hamile adam|gaz|göbek|göbekli|iki canlı|insan|karnı şiş|obur|şişmiş
hamile kişi|çok yemek|gaz|göbek|göbekli|iki canlı|insan|karnı şiş|obur|şişmiş
emziren kadın|anne sütü|bebek|emzirme|göğüs|meme verme|süt izni
bebek emziren kadın|anne|bakıcı|bakım|bebek bakıcısı|beslemek|emzirme|insan|kucak|sevgi|yenidoğan
bebek emziren erkek|baba|bakıcı|bakıcılık|bebek bakıcısı|beslemek|emzirme|insan|kucak|sevgi|yenidoğan
bebek emziren kişi|anne|baba|bakıcı|bakıcılık|bebek bakıcısı|beslemek|emzirme|erkek|insan|kadın|yenidoğan
bebek melek|peri masalı|yüz
Noel Baba|insan|kutlama|santa claus
Noel Anne|insan|noel annesi
cinsiyet belirtmeyen noel karakteri|christmas|insan|mutlu noeller|mutlu yıllar|noel baba|Noel figürü|santa claus|şapka|tatil|yılbaşı
süper kahraman|iyi|iyilik|kurtarmak|pelerin|süper güç|uçmak
erkek süper kahraman|iyi|süper güç
kadın süper kahraman|iyi|süper güç
süper kötü|acımasız|hain|kötü adam|pelerin|şeytani|suçlu|süper güç|süper kahraman|vampir|zalim
erkek süper kötü|şeytani|suçlu|süper güç
kadın süper kötü|şeytani|suçlu|süper güç
büyücü|cadı|sihir|sihirbaz
erkek büyücü|sihirbaz
kadın büyücü|cadı
peri|kanat|masal|mitoloji|Oberon|Puck|Titania
erkek peri|Oberon|Puck
kadın peri|Titania
vampir|drakula|Drakula|hortlak|kan
erkek vampir|Drakula|hortlak
kadın vampir|hortlak
balık insan|balık kadın|deniz altı|deniz kızı|mitoloji|peri masalı|poseidon|su altı|üç dişli çatal
balık adam
denizkızı|balık kadın
elf|legolas|sihirli|sivri kulak
erkek elf|sihirli
kadın elf|sihirli
cin|Alaaddin’in sihirli lambası|Alaaddinin sihirli lambası|dilek|lamba|sihir
erkek cin
kadın cin
zombi|hortlak|kişi|kıyamet|korku|korkunç|ürkünç|yaşayan ölü|yürüyen ölü
erkek zombi|hortlak|yürüyen ölü
kadın zombi|hortlak|yürüyen ölü
trol|canavar|dev|fantezi|gerçek dışı|hayali|hulk|ork|peri masalı|yaratık|yeşil dev
tüylü yaratık|dev|efsanevi yaratık|koca ayak|orman|yeti
yüz masajı|baş ağrısı|gerginlik|kişi|masaj yaptıran kişi|rahatlama|salon|spa|terapi
yüz masajı yaptıran erkek|adam
yüz masajı yaptıran kadın|bayan
saç kesimi|bakım|güzellik|güzellik salonu|kişi|kuaför|makas|saç kestirme|saç stili|salon|tarz
saç kestiren erkek|adam|berber|insan|saç kesimi|saç kestirmek
saç kestiren kadın|bayan|saç kesimi
yürüyen kişi|aylak|gezinti|salınma|tempo|vücut|yaya|yürüme|yürüyen adam|yürüyüş
yürüyen erkek|adam|dolaşma|yürüme
yürüyen kadın|bayan|dolaşma|yaya|yürüme
person walking: facing right
woman walking: facing right
man walking: facing right
ayakta duran kişi|ayakta durma
ayakta duran erkek|adam
ayakta duran kadın
diz çöken kişi|diz çökme|dizler
diz çöken erkek|adam
diz çöken kadın
person kneeling: facing right
woman kneeling: facing right
man kneeling: facing right
görme engelli bastonlu kişi|erişilebilirlik|kör
person with white cane: facing right
görme engelli bastonlu erkek|erişilebilirlik
man with white cane: facing right
görme engelli bastonlu kadın|erişilebilirlik
woman with white cane: facing right
elektrikli tekerlekli sandalyede kişi|erişilebilirlik
person in motorized wheelchair: facing right
elektrikli tekerlekli sandalyede erkek|erişilebilirlik
man in motorized wheelchair: facing right
elektrikli tekerlekli sandalyede kadın|erişilebilirlik
woman in motorized wheelchair: facing right
tekerlekli sandalyede kişi|erişilebilirlik
person in manual wheelchair: facing right
tekerlekli sandalyede erkek|erişilebilirlik
man in manual wheelchair: facing right
tekerlekli sandalyede kadın|erişilebilirlik
woman in manual wheelchair: facing right
koşan kişi|acele|çabuk|hızlı|koşu|koşucu|maraton|spor|vücut|yarış
koşan erkek|adam|koşma|maraton|yarış
koşan kadın|bayan|koşma|maraton|yarış
person running: facing right
woman running: facing right
man running: facing right
bale dansçısı
dans eden kadın|dansçı|festival|kadın dansçı|kişiler|meslek|tango
dans eden adam|meslek
havalanan takım elbiseli adam|erkek|iş|işadamı|yukarıda süzülen takım elbiseli iş adamı
tavşan kulaklı kişiler|aynısı|dans|dansçı|ikiz|kadın|parti|ruh ikizi|tavşan kulaklar|vücut
tavşan kulaklı erkekler|adam|dans eden erkekler|dansçı|partiye katılan erkek|partiye katılma
tavşan kulaklı kadınlar|bayan|dansçı|partiye katılma
buhar odasındaki kişi|buhar banyosu|hamam|rahatlamak|sauna
buhar odasındaki erkek|sauna
buhar odasındaki kadın|sauna
dağcı kişi|kaya|kaya tırmanışı|tırmanıcı|tırmanmak
dağcı erkek
dağcı kadın
eskrimci|birey|kılıç|spor
at yarışı|jokey|spor|yarış atı
kayakçı|kar
snowbordçu|kar kayağı yapan|snowboard|snowboard yapmak|spor
golf oynayan kişi|golf sahası|golf sopası|golfçü|top|vücut|vuruş
golf oynayan erkek|adam
golf oynayan kadın|bayan|gol oynayan kadın
sörf yapan kişi|dalga|dalga sörfü|erkek sörfçü|okyanus|plaj|sahil|sörfçü|spor|vücut
sörf yapan erkek|adam
sörf yapan kadın|bayan
sandalda kürek çeken kişi|göl|ırmak|kano|kayık|kürek çeken erkek|nehir|taşıt|tekne
sandalda kürek çeken erkek|adam|kayık
sandalda kürek çeken kadın|bayan|kayık
yüzen kişi|antrenman|hareket|havuz|serbest stil|spor|triatlon|vücut|yüzme|yüzücü
yüzen erkek|adam|yüzme
yüzen kadın|bayan|yüzme
top sektiren kişi|atletik|basketbol|basketbolcu|spor|sporcu|top sürme|vücut
top sektiren erkek|adam
top sektiren kadın|basketbol|basketbolcu|bayan
ağırlık kaldıran kişi|ağırlık kaldırma|antrenman|erkek halterci|halter|halterci|vücut
ağırlık kaldıran erkek|adam
ağırlık kaldıran kadın|bayan|halter
bisiklet süren kişi|antrenman|bisiklet sürücüsü|bisikletçi|hareket|spor|vücut
bisiklet süren erkek|adam|bisiklet sürme|bisikletçi
bisiklet süren kadın|bayan|bisiklet sürme|bisikletçi
dağ bisikletçisi|antrenman|atletik|kişi|spor|sürüş|vücut
dağ bisikleti süren erkek|adam|bisiklet sürme|bisikletçi
dağ bisikleti süren kadın|bayan|bisiklet sürme|bisikletçi
perende atan kişi|aktif|birey|jimnastik|spor|yanlamasına takla
perende atan erkek|adam|çember hareketi|jimnastik|kişi|spor
perende atan kadın|aktif|bayan|çember hareketi|heyecanlı|jimnastik|kişi|mutlu|neşe|oyun|sevinç|spor
güreşen kişiler|birey|dövüş|düello|güreş minderi|güreşçi|güreşçilik|spor|vücut
güreş yapan erkek|adam|antrenman|dövüş|düello|er meydanı|kişi|kırkpınar|spor
güreş yapan kadın|bayan|dövüş|er meydanı|güreş turnuvası|güreşçi|kişi|kırkpınar|spor|vücut
su topu|antrenman|birey|havuz|kişi|spor|su sporları|vücut|yüzme
su topu oynayan erkek|adam|antrenman|havuz|kişi|spor|su sporu|vücut
su topu oynayan kadın|antrenman|bayan|havuz|kişi|spor|su sporları|vücut|yüzme
hentbol|atış|atletik|birey|el|kişi|spor|top|vücut
hentbol oynayan erkek|adam|spor
hentbol oynayan kadın|antrenman|atış|atletik|bayan|kişi|spor|top|vücut
jonglör|aynı anda birçok iş yapma|denge|el becerisi|hokkabaz|hokkabazlık|jonglörlük|kişi|top çeviren erkek|top çevirme|vücut|yetenek
jonglör erkek|adam|aynı anda birçok iş|denge|hokkabaz|hokkabazlık|top çevirme|vücut
jonglör kadın|aynı anda birçok iş|bayan|hokkabazlık|hokkabazlık yapan kadın
lotus pozisyonundaki kişi|bağdaş kurmak|meditasyon|rahatlamak|yoga
lotus pozisyonundaki erkek|meditasyon|yoga
lotus pozisyonundaki kadın|meditasyon|yoga
banyo yapan kişi|küvet
yatakta yatan kişi|gece|insan|iyi geceler|iyi uykular|kestirme|otel|uyku|uyku saati|uyumak|yatan insan|yatmak|zzz
el ele tutuşan insanlar|çift|kişi|tutmak|tutuşan eller
el ele tutuşan kadınlar|arkadaş|çift|dost|el ele tutuşan iki kadın|kanki|kişiler|kızkardeşler
el ele tutuşan erkek ve kadın|çift|el ele tutuşan kız ve erkek|kişiler|sevgili
el ele tutuşan erkekler|çift|el ele tutuşan iki erkek|ikizler|kişiler
öpücük|aşk|kişiler|öpüşme|romantizm|seni seviyorum|yıldönümü
kiss: woman, man
kiss: man, man
kiss: woman, woman
kalpli çift|aşk|kadın erkek|kişiler|romantizm
couple with heart: woman, man
couple with heart: man, man
couple with heart: woman, woman
family: man, woman, boy
family: man, woman, girl
family: man, woman, girl, boy
family: man, woman, boy, boy
family: man, woman, girl, girl
family: man, man, boy
family: man, man, girl
family: man, man, girl, boy
family: man, man, boy, boy
family: man, man, girl, girl
family: woman, woman, boy
family: woman, woman, girl
family: woman, woman, girl, boy
family: woman, woman, boy, boy
family: woman, woman, girl, girl
family: man, boy
family: man, boy, boy
family: man, girl
family: man, girl, boy
family: man, girl, girl
family: woman, boy
family: woman, boy, boy
family: woman, girl
family: woman, girl, boy
family: woman, girl, girl
konuşan kişi|bağırma|kafa|konuşma|profil|siluet|yüz
siluet büst|kişiler
siluet büstler|kişiler
kucaklaşan insanlar|aşk|elveda|güle güle|hoşçakal|hoşçakalın|kucaklaşma|merhaba|sağol|sağolun|sarılma|selam|sevgi|teşekkür|teşekkürler|teselli|veda
aile|anne|baba|bir erkek bir kadın bir erkek çocuk|çocuk|erkek çocuk|kişiler
aile: yetişkin, yetişkin, çocuk
aile: yetişkin, yetişkin, çocuk, çocuk
aile: yetişkin, çocuk
aile: yetişkin, çocuk, çocuk
ayak izi|gövde
parmak izi|adli tıp|güvenlik|kimlik
maymun yüzü|hayvan|komik|meraklı maymun|muz|neşeli
maymun|hayvan|muz|orman
goril|hayvan
orangutan|hayvan|maymun
köpek yüzü|hayvan
köpek|hav hav|hayvan|kuçu kuçu|süs köpeği
rehber köpek|erişilebilirlik|görme engelli
yardımcı köpek|erişilebilirlik|rehber köpek|rehberlik
kaniş|hayvan|köpek
kurt|hayvan|kurt yüzü|orman|yüz
tilki|akıllı|hayvan|kurnaz|tilki yüzü|yüz
rakun|gri|hayvan|meraklı|sinsi
kedi yüzü|ev hayvanı|hayvan|miyav|mındık|mırnav|pisi pisi|şirin
kedi|hayvan|pisi pisi|sarman
kara kedi|cadılar bayramı|halloween|hayvan|miyav|uğursuz
aslan|aslan yüzü|burç|hayvan|ormanların kralı|yüz
kaplan yüzü|büyük kedi|etobur|hayvan|kedigiller|vahşi
kaplan|büyük kedi|etobur|hayvanat bahçesi|kedigiller|vahşi
leopar|büyük kedi|hayvan|hayvanat bahçesi|kedigiller|vahşi
at yüzü|hayvan
sığın|boynuz|boynuzlar|elk|geyik|geyik boynuzları|hayvan|memeli|mus
eşek|hayvan|inatçı|katır|memeli|merkep|sıpa
at|hayvan|yarış|yarış atı
tek boynuzlu at|hayal|hayvan|sihirli|unicorn|yüz
zebra|çizgili|hayvan|hızlı|şeritli
geyik|boynuz|hayvan|orman|ren geyiği
bizon|boynuz|bufalo|hayvan|sürü
inek yüzü|hayvan
öküz|boğa|boğa burcu|burçlar|çiftlik|hayvan
manda|buffalo|hayvan|su
inek|büyükbaş hayvan|çiftlik|siyah beyaz|süt
domuz yüzü|hayvan
domuz|çiftlik|dişi domuz|pembe domuz|şişko
yaban domuzu|hayvan|inatçı
domuz burnu|burun|hayvan|yüz
koç|burç|hayvan|koç burcu|orman
koyun|çiftlik|dişi koyun|küçük baş hayvan|yün
keçi|burçlar|çiftlik|hayvan|koç|oğlak|oğlak burcu|oğlak burcu burçlar|peynir|süt
deve|hayvan|hecin devesi|hörgüç
iki hörgüçlü deve|çöl|hayvan|kinci|sahara
lama|alpaka|beyaz|guanako|hayvan|sevimli|tatlı|vikunya|yün
zürafa|hayvan|noktalar|puanlar|uzun
fil|hayvan|safari
mamut|büyük|diş|fil dişi|hayvan|nesli tükenen|soyu tükenen|yünlü mamut
gergedan|afrika|hayvan|safari
hipopotam|çamur|hayvan|mor hayvan|sevimli|su aygırı
fare yüzü|hayvan|sıçan
fare|beyaz fare|fil|hayvan|kemirgen
sıçan|hayvan|kemirgen|lağım faresi
hamster|evcil hayvan|hamster yüzü|hayvan|kemirgen|yüz
tavşan yüzü|havuç|hayvan|kemirgen
tavşan|diş|havuç|hayvan|kemirgen|pamuk|şirin|zıp zıp
sincap|fındık
kunduz|baraj|diş|hayvan|kemirgen|kemirmek|kuyruk
kirpi|diken|dikenli|hayvan|şirin
yarasa|drakula|hayvan|kan emen|kanatlı|kuş|mağara|siyah|vampir
ayı|ayı yüzü|hayvan|orman|yüz
kutup ayısı|arktik|beyaz
koala|hayvan|koala ayısı
panda|bambu|hayvan|panda yüzü|tembel|yüz
tembel hayvan|yavaş
su samuru|balık avlayan|oyuncu
kokarca|kokan
kanguru|avustralya|Avustralya|hayvan|kese|keseli|kulak|memeli|otçul|sıçrama|yavru|zıplamak
porsuk|bal porsuğu|bela|hayvan|sevimli
pençe izi|hayvan|pati izi
hindi|hayvan|kuş|şükran günü
tavuk|hayvan|kuş
horoz|hayvan|kuş
yumurtadan çıkan civciv|hayvan|kuluçka|kuluçka tavuğu|piliç|tavuk|yavru
civciv|civciv başı|hayvan|piliç|tavuk|yavru
önden civciv|hayvan|piliç|sarı civciv|şirin|tavuk|yavru|yüzü dönük civciv
kuş|hayvan
penguen|antartika|buz|hayvan|soğuk
güvercin|barış|beyaz güvercin|kuş|uçma
kartal|amerika|beşiktaş|beyaz başlı kartal|hayvan|kara kartal|kuş
ördek|hayvan|kuş|suna
kuğu|beyaz|çirkin ördek|çirkin ördek yavrusu|gaga|göl|hayvan|kuğu yavrusu|kuş|ördek
baykuş|bilge|hayvan
dodo kuşu|büyük|hayvan|Mauritius|nesli tükenmiş|soyu tükenmiş
kuş tüyü|gıdıklamak|hafif|hayvan|tüylü|uçma
flamingo|gösterişli|tropikal
tavus kuşu|dişi tavus kuşu|gösterişli|gururlu|hayvan|mavi kuş|renkli|tavuskuşu|züppe
papağan|hayvan|kırmızı kuş|kırmızı papağan|konuşma|korsan|kuş|renkli kuş
kanat|cennet|havacılık|kuş|kutsal|melek|melek gibi|mitoloji|semavi|uçma|uçuş
siyah kuş|gaga|gak|hayvan|hilebaz|kara|karga|kargagil|kuzgun
kaz|hayvan|kaz sesi|kümes|kümes hayvanı|kuş|ördek|paytak|şapşal|vak
Anka|ateş kuşu|dönüşüm|fantezi|hayvan|küllerinden doğmak|ölümsüz|reenkarnasyon|yeniden doğuş|yenilenme|zafer
kurbağa|hayvan|kurbağa yüzü|vırak|yüz|zıp zıp
timsah|hayvan
kaplumbağa|hayvan
kertenkele|hayvan|sürüngen
yılan|hayvan
ejderha yüzü|hayvan|masal
ejderha|çin|efsane|hayvan|masal
soropod|brachiosaurus|brontosaurus|brontozor|dinazor|diplodocus|hayvan|korkunç
T-Rex|dinazor|hayvan|korkunç|Tyrannosaurus Rex
su püskürten balina|deniz|hayvan|mavi balina|okyanus
balina|hayvan|okyanus
yunus|balık|deniz|hayvan|mavi yunus|okyanus
orka|balina|deniz|okyanus
fok|ayı balığı|balık|bıyıklı|deniz|deniz aslanı|denizaslanı|fok balığı|hayvan|okyanus
balık|burç|deniz|hayvan|mavi balık
tropikal balık|hayvan|okyanus
balon balığı|balık|hayvan
köpek balığı|balık|deniz|hayvan|jaws|okyanus
ahtapot|hayvan|okyanus
deniz kabuğu|deniz sesi|hayvan|midye|okyanus|spiral deniz kabuğu
mercan|canlı|dalış|deniz|doğa|hayvan|iklim değişikliği|okyanus|resif|su altı
denizanası|ahh|akvaryum|çarpma|dokunaç|hayvan|iğne|medüz|okyanus|omurgasız|plankton|sokma|yanma
yengeç|burç|deniz|ıstakoz
ıstakoz|bisque|deniz ürünü|hayvan|kabuklu|kırmızı|kıskaç
karides|deniz|deniz mahsulü|kabuklu deniz hayvanı|küçük|okyanus|yiyecek
mürekkep balığı|okyanus|yiyecek|yumuşakçalar sınıfı
istiridye|dalma|inci
salyangoz|böcek|hayvan|sümüklü böcek|yavaş
kelebek|böcek|şirin
tırtıl|böcek|hayvan|kırkayak
karınca|bahçe|böcek|çalışkan|hayvan
bal arısı|hayvan|iğne|vız vız
böcek|haşere|hayvan
uğur böceği|benekli|böcek|hanım|hanımböceği|hayvan
cırcır böceği|böcek|çekirge|hayvan
hamam böceği|böcek|haşere|hayvan|iğrenç|kabuklu|karafatma
örümcek|böcek
örümcek ağı
akrep|burç|hayvan|iğne|zehir
sivrisinek|ateş|böcek|hastalık|sıtma|virüs
karasinek|at sineği|böcek|çürüme|hastalık|hayvan|kurt sineği|larva|uçmak
solucan|hayvan|kurt|kurtçuk|parazit|sürüngen
mikrop|amip|bakteri|bilim|deney|hastalık|hücre|laboratuvar|tek hücreli|virüs
buket|aşk|çiçek|doğum günü|gül|romantizm
kiraz çiçeği|bahar|çiçek|çiçek izleme
beyaz çiçek|çiçek damgası|damga|iyi çalışma damgası
nilüfer|bitki|Budizm|çiçek|Hinduizm|huzur|lotus|namaste|saflık|sakin|yoga
çiçek rozet|bitki|gülce|sarı çiçek
gül|aşk|bitki|çiçek|kırmızı gül
solmuş çiçek|boynu bükük|gül|kırgın|kırmızı gül|üzgün
çingülü|Atatürk çiçeği|bitki|çiçek|hatmi çiçeği
ayçiçeği|bitki|çiçek|güneş
çiçek açma|bitki|sarı çiçek
lale|bitki|çiçek|kırmızı lale
sümbül|acı bakla|aslanağzı|bahar|bitki|çiçek|doğa|eflatun|lavanta|lila|lupin|mor
filizlenme|fide|genç|genç bitki|yeşil
saksı bitkisi|çiçek|dekor|doğa|ev|ev bitkisi|yeşil|yetiştirme
yaprak dökmeyen ağaç|çam|noel ağacı|orman|yeni yıl|yeşil
yaprak döken ağaç|orman|yeşil ağaç
palmiye ağacı|ağaç|yaz|yeşil
kaktüs|bitki|çöl|diken
pirinç bitkisi|başak|pirinç başağı
ot|bitki|yaprak
yonca|bitki|yeşil yaprak
dört yapraklı yonca|bitki|iskoç|şans|şanslı|yeşil
akçaağaç yaprağı|düşen yaprak|kırmızı yaprak|sarı yaprak|sonbahar|turuncu yaprak|yaprak
düşen yapraklar|düşmüş|güz|sonbahar
rüzgardaki yaprak|esen
boş yuva|dal|doğa|ev|kuş
yumurta bulunan yuva|dal|doğa|hayvan|huzur|kuş|kuş yuvası|yavru kuş
mantar|bitki|kırmızı mantar|masal
yapraksız ağaç|çorak|kış|kurak
üzüm|gıda|meyve|salkım
kavun|gıda|meyve|meze|rakı|yemek
karpuz|gıda|meyve
mandalina|gıda|meyve|portakal|turunç
limon|gıda|meyve|narenciye
misket limonu|limonlu turta|margarita|meyve|narenciye|salsa|tekila|tropik|yeşil|yiyecek
muz|gıda|maymun|meyve
ananas|gıda|meyve|tropik
mango|meyve|tropik|tropikal|yiyecek
kırmızı elma|gıda|meyve
yeşil elma|ekşi elma|gıda|meyve|yiyecek
armut|ayı|gıda|meyve
şeftali|gıda|meyve
kiraz|gıda|meyve
çilek|gıda|meyve|yumuşak meyve
yaban mersini|dağ mersini|likapa|mavi|meyve|orman meyvesi|yemek|yiyecek
kivi|gıda|meyve|yiyecek
domates|gıda|meyve|sebze
zeytin|dal|yemek|yeşil zeytin|yiyecek|zeytin dalı
Hindistan cevizi|gıda|maymun|palmiye|pina colada|tropikal
avokado|gıda|meyve|tropik|yiyecek
patlıcan|gıda|sebze|yemek
patates|gıda|sebze|yiyecek
havuç|gıda|sebze|tavşan|yiyecek
mısır koçanı|başak|gıda|mısır başağı
acı biber|bitki|gıda|kırmızı biber
dolma biber|dolmalık biber|sebze|yemek|yeşil biber|yiyecek
salatalık|gıda|hıyar|sebze|turşu|yiyecek
yeşil yapraklı sebze|çin lahanası|karalahana|lahana|marul|salata|yemek|yeşillik|yiyecek
brokoli|bitki|gıda|sebze|yabani lahana|yemek|yeşil
sarımsak|baharat
soğan|baharat|sebze|yiyecek
yer fıstığı|fındık|fıstık|gıda|kuruyemiş|sebze|yiyecek
fasulye|baklagil|barbunya|bitki|gıda|tohum|vegan|vejetaryen|yiyecek
kestane|ağaç|bitki|gıda
kök zencefil|baharat|bira|bitki|çeşni|doğal|sağlık|şifalı|yiyecek|yumru
kabuklu bezelye|bakla|baklagil|barbunya|edamame|fasulye|fasulye sırığı|sebze|vejetaryen
kahverengi mantar|doğa|gıda|pizza malzemesi|portobello|sebze|şitaki|trüf|yiyecek
kök sebze|bahçe|pancar|turp
ekmek|ekmek dilimi|gıda|kahvaltı|restoran|yemek
kruvasan|ay çöreği|ekmek|fransız|gıda|pastane|yiyecek
baget ekmek|fransız|gıda|yiyecek
yassı ekmek|bazlama|lavaş|naan|pide|pita|yemek|yiyecek
pretzel|burgu|çubuk kraker|gıda
simit|bagel|donut|ekmek|fırın|kahvaltı|pasta|peynirli simit|sürme peynir
krep|gıda|gözleme|kahvaltı|pancake|pankek|yiyecek
waffle|hamur|kahvaltı|vafıl
peynir dilimi|fare|gıda
kemikli et|gıda|restoran|yemek
tavuk butu|gıda|restoran|yemek
parça et|biftek|bonfile|gıda|ızgara|kırmızı et|kuşbaşı|sote|steak|yemek
domuz pastırması|bacon|et|gıda|kahvaltı|yiyecek
hamburger|çizburger|gıda|restoran|yemek|yiyecek
patates kızartması|gıda|kızartma patates|McDonald’s|restoran
pizza dilimi|gıda|peynirli pizza|restoran|yiyecek
sosisli sandviç|gıda|hot dog
sandviç|ekmek|gıda|tost|yemek
tako|gıda|meksika sandviçi|Meksika sandviçi
burito|dürüm|gıda|meksika dürümü|Meksika dürümü|yemek
tamale|dürüm|Meksika yemeği|yemek|yiyecek
dürüm|döner|ekmek arası|falafel|gıda|kebap|pide|pide arası|sarma|yiyecek
falafel|köfte|nohut
yumurta|gıda|kahvaltı|tavuk|yiyecek
yemek pişirme|gıda|kahvaltı|kızartma tavası|restoran|sahanda yumurta|tavada yumurta|yiyecek|yumurta
sahanda yemek|gıda|güveç|kahvaltı|krep tavası|küçük|menemen|paella|tava|yiyecek
yemek tenceresi|gıda|restoran|tencere yemeği|yahni|yiyecek
fondü|çikolata|çubuk|erimiş|kap|kayak|peynir|raklet|yemek|yiyecek
kaşıklı kase|çorba|gıda|kahvaltı|pirinç lapası|tahıl gevreği|yemek
yeşil salata|gıda|sağlıklı|yemek|yiyecek
patlamış mısır|gıda|sinema
tereyağı|süt ürünü
tuz|baharat|baharatlık|beyaz|çeşni|tuzlu|tuzluk|yemek
konserve gıda|konserve domates
bento|bento paketi|gıda|paket|restoran|sushi|yemek
pirinç gevreği|gıda|yemek
pirinç topu|gıda|onigiri|restoran|yemek|yiyecek
pilav|gıda|pirinç|restoran
körili pilav|gıda|pirinç|restoran|yemek
erişte|buharda pişmiş|gıda|makarna|noodle|noodle tabağı|restoran|tabak
spagetti|gıda|makarna|restoran|yemek
fırınlanmış patates|fırınlanmış tatlı patates|gıda|restoran|tatlı|tatlı patates|tırınlanmış
oden|çubuk|çubukta deniz ürünleri|gıda|kebap|restoran|şiş kebap
suşi|çiğ balık|gıda|japon|restoran|sushi|suşi nigiri
kızarmış karides|deniz ürünü|gıda|restoran|yiyecek
balık köftesi|çörek|gıda|restoran|rulo balık köftesi|yiyecek
ay pastası|çörek|festival|kek|sonbahar|tatlı|yemek|yiyecek|yuèbǐng
pirinç tatlısı|çubukta pirinç tatlısı topları|dango|gıda|Japon pirinç tatlısı|pirinç tatlısı topları|restoran
mantı|empanada|gıda|gyōza|hamur köftesi|haşlanmış içli hamur|jiaozi|pierogi|potsticker
fal kurabiyesi|gıda|içinden fal çıkan çin kurabiye|kehanet|şans kurabiyesi|talih kurabiyesi
yiyecek paketi|çin yemeği|eve servis|gıda|kutu|paket yemek|yemek
yumuşak dondurma|dondurma külahı|gıda|krema|külah|restoran|vanilyalı dondurma
meyveli buz|restoran
dondurma|buz|gıda|krema|kup|restoran|tatlı
donut|çikolatalı donut|çikolatalı lokma|donat|doughnut|gıda|restoran|tatlı|yiyecek
kurabiye|çikolatalı kurabiye|cookie|gıda|restoran
doğum günü pastası|dilek|gıda|iyi ki doğdun|kek|krema|kutlama|mum|mutlu yıllar|nice senelere|parti|tatlı|üflemek|yaş günü|yemek|yiyecek
pasta dilimi|dilim pasta|doğum günü|gıda|restoran
cupcake|fırın|kapkek|kek|krema|muffin|pasta|pembe krema|şekerli|tatlı|top kek|yemek
tart|elmalı pay|gıda|pasta|pay|poğaça|şeftalili pay|tatlı|yemek
çikolata|bar|çikolata barı|gıda|restoran|tatlı
şekerleme|bayram|restoran
lolipop|bayram|çocuk|gıda|restoran|şeker|şekerleme
krem karamel|gıda|puding|restoran|tatlı
bal kabı|gıda|kahvaltı|kap|restoran|tatlı
biberon|bebek|içecek|küçük şişe|şişe|süt
süt bardağı|bardak|gıda|içecek
sıcak içecek|çay|dumanı tüten|kahve
demlik|çay|çay demlemek|çaydanlık|demleme|içecek
çay fincanı|içecek|yeşil çay
sake|bar|fincan|içecek|restoran|sake şişesi ve fincanı|şişe
patlayan mantarlı şişe|bar|içki|kutlama|şampanya
şarap kadehi|bar|bardak|bardak şarap|içecek|içedek|kırmızı şarap|restoran|şarap bardağı
kokteyl kadehi|bar|kokteyl bardağı|restoran
tropik içecek|bar|kokteyl|restoran
bira kupası|bar|restoran
bira kupaları tokuşturma|bar|içki|restoran
kadeh tokuşturma|bardak|içecek|kutlama|şampanya
kısa ve geniş bardak|içki|likör|tek içki|viski
dökülen sıvı|bardak|boş|cam|dökme|dökmek|içecek|kaza
pipetli bardak|ayran|gazoz|içecek|kamışlı bardak|kola|plastik bardak
bubble tea|baloncuk|boba|çay|içecek|inci|inci çayı|süt|tayvan
içecek kutusu|kutu meyve suyu|meyve suyu|pipet
mate çayı|içecek
buz küpü|aysberg|soğuk
yemek çubukları|chopsticks|çin yemek çubuğu|yemek çubuğu
tabakla birlikte çatal ve bıçak|yemek
çatal ve bıçak|aç|akşam yemeği|beslenmek|brunch|eline sağlık|kahvaltı|leziz|meyhane|mutfak|öğle yemeği|pişirmek|restoran|yemek|yiyecek
kaşık|yemek|yemek takımı
mutfak bıçağı|bıçak
kavanoz|baharatlık|bitmiş|boş|cam|kap|mutfak|saklama kabı|sos|tamtakır
amfora|alet|antika|içecek|kap|silah
yerkürede Avrupa-Afrika|dünya
yerkürede Amerika|Amerika bölgeleri|dünya
yerkürede Asya-Avustralya|dünya
meridyenli yerküre|boylamlar|dünya
dünya haritası
Japonya haritası
pusula|hedef bulma|kaybolmak|manyetik|navigasyon|oryantiring|yön bulma
karla kaplı dağ|soğuk|uludağ
dağ
heyelan|çığ|dağ|deprem|felaket|kayalar|taşlar|tehlike|toprak kayması
yanardağ|doğa|volkan|yanardağ patlaması
Fuji Dağı
kamp|kamp yapma
plaj ve şemsiye|ada|kumsal|tatil
çöl|güneş|sıcak
ıssız ada|çöl
milli park|açık hava|doğa|orman|ulusal park
stadyum|maç
tarihi yapı|bina|klasik
bina inşaatı|iş makinası|vinç
tuğla|duvar|duvar örmek|harç|inşaat|kil|kiremit|kırmızı|seramik|taş|tuğlalar
kaya|ağır|büyük kaya|çakıl|katı|kayalık|sert|seyahat|taş
kütük|ağaç|ahşap|kereste|odun|seyahat|tomruk
kulübe|baraka|ev|seyahat|sığınak|yer|yurt
evler|bina|komşu|konut|site
terkedilmiş ev|bina|harabe
ev|bina|konut|yuva
bahçeli ev|bina|evim evim güzel evim|yazlık
ofis binası|belediye|devlet dairesi
Japon postanesi|bina
postane|Avrupa|Avrupa postanesi|bina
hastane|bina|klinik|sağlık ocağı
banka|bina|dolar|para
otel|bina|kalacak yer
aşk oteli|bina
sürekli açık market|24 saat açık|bina
okul|bina|ilkokul|lise|okul binası
çok katlı mağaza|büyük mağaza
fabrika|bina|sanayi
Japon şatosu|bina|japon kalesi|kale
şato|avrupalı|bina|kale
düğün|evlenme|kilise|kilisede evlenme|romantizm
Tokyo kulesi
Özgürlük Heykeli|new york|nyc
kilise|bina|din|haç|hristiyan|Hristiyan|papaz
cami|din|ibadet|ibadethane|islam|İslam|mescit|müslüman|Müslüman
Hindu tapınağı|tapınak
sinagog|din|musevi|tapınak|yahudi|Yahudi
Şinto tapınağı|din|tapınak
Kâbe|din|islam|kabe|müslüman
fıskiye|çeşme|süs havuzu
çadır|kamp|kamp yeri
sisli
yıldızlı gece|şehir|yıldızlar
şehir manzarası|bina|gökdelen
dağların arasından güneşin doğuşu|dağların ardında güneş|sabah güneşi
güneşin doğuşu|gün doğumu|sabah|sabah güneşi|şafak
şehirde alacakaranlık|akşam|bina|gün batımı|manzara
gün batımı|alacakaranlık|bina|binaların üzerinden gün batımı|gökdelen|maslak|new york|şehir
gece vakti köprü|boğaz|golden gate|manzara
kaplıca|hamam|ılıca|sıcak
atlıkarınca|atlı karınca|atlıkarınca atı|eğlence|karusel
kaydırak|çocuk|çocuk parkı|eğlence|eğlence parkı|kaymak|oyun|park
dönme dolap|eğlence|eğlence parkı|lunapark
hız treni|eğlence|eğlence parkı|lunapark|roller coaster
berber dükkanı|berber işareti|işaret
sirk çadırı|eğlence
buharlı lokomotif|seyahat|taşıt|tren|tren yolu
vagon|demir yolu|demiryolu|elektrik|elektrikli tren|taşıt|toplu taşıma|tramvay
yüksek hızlı tren|marmaray|metro|shinkansen|taşıt
yuvarlak uçlu yüksek hızlı tren|mermi burunlu|mermi burunlu shinkansen|shinkansen|taşıt
tren|demiryolu|taşıt
metro|marmaray|taşıt|toplu taşıma|tren|ulaşım
hafif raylı|demiryolu|taşıt|tren|tren yolculuğu|tren yolu
tren istasyonu|taşıt|tren yolu
tramvay|metrobüs|taşıt
monoray|araç|metro|taşıt|tramvay
dağ demiryolu|dağ teleferiği|taşıt|teleferik|tren|vagon|yolculuk
tramvay vagonu|taşıt|toplu taşıma
otobüs|minibüs|taşıt|toplu taşıma
yaklaşan otobüs|araba|servis|taşıt|toplu taşıma
troleybüs|otobüs|taşıt|toplu taşıma
minibüs|otobüs|taşıt|toplu taşıma
ambulans|acil|taşıt
itfaiye arabası|itfaiye kamyonu|taşıt|yangın
polis arabası|devriye arabası|taşıt
yaklaşan polis arabası|taşıt
taksi|araba|sarı taksi|taşıt
yaklaşan taksi|taşıt
araba|araç|otomobil|taşıt
yaklaşan araba|araç|otomobil|taşıt
cip|aile arabası|araba|eğlence taşıtı|karavan|mavi araba|minivan|spor araba|taşıt
pikap|araba|araç|gitmek|kamyon|kamyonet|otomobil|seyahat|ulaşım|yol
nakliye kamyonu|eve servis|taşıt|teslimat kamyonu|ulaştırma
tır|araba|araç|çekici|kamyon|taşıt|treyler
traktör|taşıt
yarış arabası|gokart
motosiklet|motor|yarış
motorlu skuter
tekerlekli sandalye|erişilebilirlik
elektrikli tekerlekli sandalye|akülü tekerlekli sandalye|erişilebilirlik
elektrikli çekçek|tuk tuk
bisiklet|bisiklete binmek|cycling|sürüş|taşıt
ayakla sürülen skuter
kaykay|kaykaycı|kaymak|rampa|spor|tahta|tekerlek
paten|paten kaymak|patenle kaymak|roller blade|roller skate|seyahat|spor|tekerlek|tekerlekli paten|tekerlekli patenler
otobüs durağı|durak|minibüs durağı|toplu taşıma
otoban|anayol|cadde|çevre yolu|otoyol
tren yolu|demiryolu
petrol varili|benzin|benzin fıçısı|fıçı
akaryakıt istasyonu|benzin|benzin istasyonu|benzinci|gaz|pompa|yakıt pompası
tekerlek|araba|çark|dönüş|jant|lastik|oto|otomobil|seyahat|yedek parça|yolculuk
polis lambası|alarm|araba|polis arabası|polis tepe lambası|siren|tepe lambası
yatay trafik ışıkları|trafik lambası|trafik sinyalleri|yatay trafik ışığı
dikey trafik ışıkları|dikey trafik ışığı|trafik lambası|trafik sinyalleri
dur işareti|sekizgen
inşaat|inşaat işareti|işaret
çıpa|çapa|denizci|denizcilik|gemi|işaret|tekne
cankurtaran simidi|can simidi|deniz|güvenlik|havuz|hayat kurtaran|kurtarmak|önlem|simit|yüzme
yelkenli tekne|deniz tatil yeri|deniz tatili|tatil yeri|yat
kano|bot|kayık|tekne
sürat teknesi|bot|taşıt
yolcu gemisi|motor|taşıt|tekne|vapur
feribot|arabalı vapur|gemi|tekne|vapur
motorlu tekne|taşıt|toplu taşıma|vapur|yat
gemi|seyahat|taşıt|titanik|toplu taşıma|tur|vapur
uçak|jet|seyahat|taşıt|uçmak|yolculuk
küçük uçak|taşıt
kalkan uçak|check in|chek in|kalkış|taşıt
inen uçak|iniş|inme|inmek|taşıt|varış|varmak
paraşüt|delta kanat|deniz paraşütü|paraşütle atlama
koltuk|sandalye
helikopter|taşıt
asma demiryolu|taşıt
dağ teleferik hattı|dağ teleferiği|kablo|taşıt|telesiyej|vagon
teleferik|gondol|hava tramvayı|havadan yol|kablo yolu|taşıt|tramvay
uydu|araç|uzay
roket|çıkış|taşıt|uzay|yolculuk
uçan daire|ufo|UFO|uzaylı
resepsiyon zili|çan|otel
bavul|bagaj|çanta|seyahat|tatil|valiz|yol|yolculuk
kum saati
akan kum saati|kum akan kum saati|sayaç|zamanlayıcı
kol saati
çalar saat|alarm
kronometre|saat
alarm|saat|zamanlayıcı
raf saati
saat 12|12:00|on iki
on iki buçuk|12:30|on iki otuz|saat|yarım
saat 1|1:00|bir
bir buçuk|1:30|saat
saat 2|2:00|iki
iki buçuk|2:30|saat
saat 3|3:00|üç
üç buçuk|3:30|saat
saat 4|4:00|dört
dört buçuk|4:30|saat
saat 5|5:00|beş
beş buçuk|5:30|saat
saat 6|6:00|altı
altı buçuk|6:30|saat
saat 7|7:00|yedi
yedi buçuk|7:30|saat
saat 8|8:00|sekiz
sekiz buçuk|8:30|saat
saat 9|9:00|dokuz
dokuz buçuk|9:30|saat
saat 10|10:00|on
on buçuk|10:30|saat
saat 11|11:00|on bir
on bir buçuk|11:30|saat
yeni ay|karanlık
büyüyen ay|hilal|yükselen
ilk dördün|ay|uzay
geniş ay|şişkin|yükselen
dolunay|parlak|tam ay
küçülen ay|şişkin|solgun|uzay
son dördün|ay
ince ay|ay kararması|ay tutulması|gece|gökyüzü|hilal|solgun|uzay
hilal|ay|dilek|gece|gökyüzü|uzay|yeni ay
yeni ay yüzü|gece|yüzü olan yeni ay
ilk dördün ay yüzü|yüzü olan ay|yüzü olan ilk dördün
son dördün ay yüzü|yüzü olan ay|yüzü olan son dördün
termometre|derece|hava durumu
güneş|aydınlık|güneşli|hava durumu|ışık|sıcak|uzay
dolunay yüzü|yüzü olan ay|yüzü olan dolunay
güneş yüz|parlak|sıcak|yaz
halkalı gezegen|satürn
yıldız|beyaz orta yıldız|gece|gökyüzü|kutup yıldızı
parıldayan yıldız|dilek|dilek yıldızı|kıvılcım|kutup yıldızı|parıldama|parlak|parlayan yıldız|pırıltı
yıldız kayması|gece|kayan|meteor yağmuru|uzay
samanyolu|gökyüzü|uzay
bulut|hava durumu
bulutlar ardındaki güneş|bulutlu güneş|hava|parçalı bulutlu
şimşek ve yağmurlu bulut|gökgürültüsü|hava durumu
bulutun arkasındaki güneş|hava durumu|parçalı bulutlu
bulutta kaybolan güneş|hava durumu|parçalı bulutlu
yağmur bulutunun arkasındaki güneş|hava durumu|parçalı bulutlu|yer yer yağmur
yağmur bulutu|hava durumu
kar bulutu|hava durumu|soğuk
şimşek bulutu|fırtına|hava durumu|yıldırım
hortum|bulut|fırtına|hava durumu|tayfun
sis|bulut|gökyüzü|hava durumu
rüzgar|esme|hava durumu
siklon|baş dönmesi|hortum|tayfun
gökkuşağı|biseksüel|gay|hava durumu|lezbiyen|yağmur
kapalı şemsiye|yağmur|yağmurlu
şemsiye|giyim|hava durumu|mor şemsiye|yağmur
yağmur damlalı şemsiye|giyim|hava durumu|ıslak|mor şemsiye|yağmurlu
sabit şemsiye|gölge|güneş|hava durumu|kumsal|plaj|yağmur
yüksek voltaj|doğa|elektrik|fırtına|işaret|şimşek|tehlike|yıldırım|yüksek voltaj işareti|yüksek voltaj tehlikesi
kar tanesi|buz|hava durumu|kış|soğuk
kardan adam|hava durumu|kış|soğuk
kar yağmadan kardan adam|karsız kardan adam|kış|soğuk
kuyruklu yıldız|uzay
ateş|alev|sıcak|yakmak
damlacık|çizgi roman|su|ter|terli
dalga|okyanus dalgası|sörf|su dalgası
kabak fener|cadılar bayramı|halloween|Halloween|jack|kutlama
Noel ağacı|ağaç|çam|kutlama|süs|yılbaşı
havai fişek|eğlence|ışık|kutlama
fişek|havai fişek|kıvılcım|kutlama|patlama
maytap|ateş|bomba|dinamit|havai fişek|kırmızı|kıvılcım|patlama|patlayıcı
parıltılar|*|mucize|parıldayan yıldızlar|pırıldayan yıldızlar|pırıltı|sihir|yıldız|yıldızlar
balon|doğumgünü|kırmızı balon|kutlama|parti
parti konfetisi|harika|kutlama|tebrikler
konfeti|konfeti topu|kutlama|top
tanabata ağacı|ağaç|ağaç ve kağıt şeritler|japon|kağıt şeritler|kutlama|Star Festivali
çam süsleme|bambu|Japon|kutlama|Yeni Yıl
Japon oyuncak bebekleri|Bebek Festivali|festival|kutlama
sazan şekilli flama|kutlama
rüzgar çanı
ay izleme|ay izleme töreni|kutlama
kırmızı zarf|çin hediyesi|hediye|hóngbāo|iyi şans|iyi şanslar|kırmızı kağıt|lai see|para|uzak doğu
kurdele|kız|kutlama|pembe kurdele
paketlenmiş hediye|doğum günü|kutlama|paketli
anma kurdelesi|kutlama
giriş bileti
bilet|eğlence|giriş
askeri madalya|kutlama
zafer kupası|ödül
spor madalyası|altın madalya
birincilik madalyası|altın
ikincilik madalyası|gümüş|İkincilik madalyası
üçüncülük madalyası|bronz
futbol topu|spor
beyzbol|beyzbol topu|spor|top
softball|beyzbol|beyzbol eldiveni|eldiven|kol|oyun|spor|tenis topu|top|top oynamak|yuvarlak
basketbol|basketbol potası|basketbol topu|pota|spor|top
voleybol|maç|top|voleybol topu
amerikan futbolu|spor|top
ragbi|futbol topu|ragbi futbolu|Ragbi topu|spor|top
tenis|spor|tenis raketi ve topu|tenis topu|top
frizbi|atmak|disk|fırlatmak|oynamak|oyuncak|turuncu|tutmak|ultimate
bovling|bovling ekipmanı|bovling topu|oyun|top
kriket|maç|sopa|top
çim hokeyi|maç|saha|sopa|top
buz hokeyi|buz hokeyi ve disk|disk|maç|sopa
lakros|atış|gol|maç|oyun|raket|sayı|sopa|spor|top|vurmak
masa tenisi|maç|pinpon|raket|top
badminton|maç|raket|tüylü top
boks eldiveni|spor
dövüş sporu forması|judo|karate|tekvando
kale ağı|spor
delikteki bayrak|golf|golf bayrağı
buz pateni
olta|balık|balıkçı|dinlenme|eğlence|kamış|kamış olta ve balık
dalgıç maskesi|aletli dalış|dalış|dalış maskesi|skuba|şnorkelle dalış
koşu tişörtü|çizgi|çizgili koşu tişörtü|spor
kayak|bot|kayak ve bot|spor
kızak|kar|kaymak
curling taşı|körling|körling oyunu|körling taşı|oyun
tam isabet|hedef|hedefe isabet|on ikiden vurma|oyun
yoyo|inip çıkma|oyuncak
uçurtma|süzülme|uçma
su tabancası|revolver|silah
bilardo|oyun|sekiz top
kristal küre|fal|fal bakma
sihirli asa|aktivite|büyü|büyücü|cadı|değnek|etkinlik|sihirbaz|sihirli değnek
video oyunu|kontrol cihazı|oyun konsolu|oyun kontrol cihazı|xbox
oyun çubuğu|video oyunu
kumar makinesi|kollu makina|oyun|şans oyunu
oyun zarı|tavla
yapboz parçası|bulmaca|ipucu|karmaşık|kenetleme|oyun|puzzle|yap boz
oyuncak ayı|ayıcık|çocuk|dolgu|peluş|pelüş|sevimli|uyku
pinyata|aktivite|cinco de mayo|etkinlik|kutlama|meksika|parti|pinata|şapka|şeker
aynalı küre|90‘lar|dans|disko|disko topu|eğlence|gece hayatı|gece kulübü|parlak|parti
matruşka|aktivite|babuşka|bebek|bebekler|etkinlik|iç içe|matruşka bebekleri|oyuncak|rus|Rusya
maça|iskambil|kart|pik
kupa|iskambil|kart|kör
karo|baklava|iskambil|kart|kırmızı
sinek|iskambil|kart|trefl
piyon|harcanabilir|kullanılma|satranç
joker|iskambil kartı|kart
kızıl ejder mahjong taşı|Ejderha
çiçekli oyun kağıtları|çiçekli kart|hanafuda|kağıt oyunu|kart
sahne sanatları|eğlence|performans|performans sanatı|tiyatro
resimli çerçeve|müze|sanat|yağlı boya
boya paleti|ressam|sanat|sanatçı|sanatçı paleti
iplik|dikiş|dikmek|iğne|kırmızı ip|makara|terzi
dikiş iğnesi|aktivite|dikme|etkinlik|iplik|nakış|sökük|terzi
iplik yumağı|kedi|kroşe|örgü|örgü ipi|tığ|top|yumak|yün
denizci düğümü|aktivite|bağ|bağlama|bağlı|dolaşık|halat|sicim
gözlük|giyim
güneş gözlüğü|gözlük|kara|siyah gözlük
koruyucu gözlük|dalgıç gözlüğü|dalış gözlüğü|dalmak|emniyet gözlüğü|göz koruması|iş gözlüğü|kar gözlüğü|kayak|kayak gözlüğü|kaynak|kaynak gözlüğü|kaynakçı gözlüğü|koruma gözlüğü|yüzme|yüzücü gözlüğü
laboratuvar önlüğü|beyaz önlük|bilim insanı|deney|doktor|doktor önlüğü|dr|giysi|gömlek|hasta bakıcı|hastane|önlük
güvenlik yeleği|acil durum|yelek
kravat|giyim|gömlek|iş adamı|takım kıyafet
tişört|alışveriş|giyim|gömlek
kot|blucin|blue jean|bluejean|giyim|kot pantalon|pantolon
atkı|sıkı giyinmek|soğuk|yaka
eldiven|mavi eldiven
kaban|ceket|manto|mont|sıkı giyinmek|soğuk
çorap
elbise|alışveriş|giyim|Kokteyl elbisesi|şık|tek parça
kimono|elbise|giyim
sari|elbise|giysi
tek parça mayo
slip mayo|alt|iç çamaşırı|tek parça
şort|alt|iç çamaşırı|mayo
bikini|benekli bikini|deniz|deniz giysisi|giyim|havuz|kumsal|tatil|yaz
kadın giysisi|alışveriş|bluz|giyim|giysiler
yelpaze|çırpma|dans|flört|heyecan|nesne|şak|serinletme|sıcak|utangaç|yelleme
cüzdan|bozuk para|bozuk para çantası|giyim
el çantası|giyim|kadın el çantası
para kesesi|çanta|giyim
alışveriş çantası|hediye|otel|paket
okul çantası|kırmızı sırt çantası|okul sırt çantası|sırt çantası
parmak arası terlik|ayakkabı|deniz terliği|eşya|flip flop|kumsal|kumsal terliği|sahil|sandalet|zori
erkek ayakkabısı|giyim
koşu ayakkabısı|bez ayakkabı|giyim|spor
yürüyüş botu|ayakkabı|dağcılık|kamp|kar botu|kış|kışlık|sırt çantası|yürümek
düz ayakkabı|babet|bale|bale ayakkabısı|dans|pabuç|patik|puant|rahat|terlik|topuksuz|yeşil ayakkabı|yürümek|yürüyüş
yüksek topuklu ayakkabı|giyim|kırmızı ayakkabı
kadın sandaleti|ayakkabı|giyim|topuklu ayakkabı
bale ayakkabıları|bale pabucu|dans
kadın botu|çizme|giyim|kadın çizmesi
perma tarağı|Afro saç|kıvırcık saç|nesne|saç|seçme|tarak|tarama|toka
taç|giyim|kral|kraliçe|kraliyet
kadın şapkası|giyim
silindir şapka|eğlence|sihirbaz
mezuniyet kepi|kutlama
siperli şapka|beyzbol şapkası
asker kaskı|askerlik|eşya|kafa|miğfer|ordu|savaş|savaşçı
yardım ekibi kaskı|beyaz haçlı kask|haç|meslek|şapka|yüz
tespih|boncuk|din|dua|giyim|kolye|tesbih
ruj|kırmızı ruj|kozmetik|makyaj
yüzük|alyans|evlilik|nikah|nişan|pırlanta yüzük|romantizm|tek taş
mücevher|elmas|mücevher taşı|pırlanta|romantizm
ses kapalı|iptal işaretli hoparlör|lütfen sessiz olun|sessiz olun
kısık ses|hoparlör ses düzeyi|ses düzeyi
ses açık|düşük|düşük ses|düşük sesli hoparlör
yüksek ses|yüksek sesli hoparlör
hoparlör|halka hitap|iletişim|megafon
megafon|iletişim|karşılama
posta klaksonu|borozan
zil|çan|kilise|ses|tenefüs
üzeri çizili zil|çan|çan yok|iptal işaretli çan|ses yok|sessiz
sol anahtarı|müzik|müzik partisyonu|partisyon
müzik notası
müzik notaları
stüdyo mikrofonu|müzik
ayarlama çubuğu|ayar çubuğu|kol|müzik
kontrol düğmeleri|müzik
mikrofon|eğlence|Karaoke|müzik|şarkı|şarkıcı
kulaklık|eğlence|müzik
radyo|video
saksafon|alet|müzik|müzik aleti
trompet|alet|müzik|müzik aleti
trombon|bakır|çalgı|caz|enstrüman|hüzünlü|müzik|sürgü|üzgün
akordiyon|akordeon|armonika|çalmak|enstrüman|eşya|körük|müzik|müzik aleti|tuş
gitar|alet|elektrik gitar|müzik|müzik aleti
müzik klavyesi|alet|müzik aleti|piyano
keman|alet|müzik|müzik aleti
banjo|müzik|yaylı
davul|bateri|müzik|ramazan davulu|tokmak
uzun davul|conga|davul çalmak|enstrüman|eşya|müzik aleti|perküsyon|ritim|ritm|tempo|tumba|vurmak|vuruş
marakas|alet|çaça|çıngırak|dans|enstrüman|müzik|müzik aleti|nesne|parti|perküsyon|sallama|sallamalı|vurmalı
flüt|ahşap üflemeli|bando|blokflüt|boru|enstrüman|fife|fifre|kaval|müzik|nefesli|orkestra|recorder|üflemeli
arp|aşk|enstrüman|eros|müzik|orkestra
cep telefonu|iPhone|mobil telefon
ok işaretli cep telefonu|çağrı yapmak|mobil telefon
telefon|kırmızı telefon
ahize|alıcı|telefon
çağrı cihazı|iletişim
faks makinesi|iletişim
pil
düşük pil|az şarj|batarya|düşük enerji|elektronik|güçsüz|nesne|şarj
elektrik fişi
dizüstü bilgisayar|kişisel
masaüstü bilgisayar
yazıcı|bilgisayar
klavye|bilgisayar
bilgisayar faresi|düğme
iz topu|bilgisayar
mini disk|bilgisayar
disket|floppy
optik disk|CD|DVD
dvd|blu-ray|CD|disk|müzik
abaküs|çocuk|hesap|hesaplama|renkli abaküs
film kamerası|eğlence|sinema
film kareleri|film karesi|sinema
film projektörü|sinema|video
film tahtası|eğlence
televizyon|tv|video
fotoğraf makinesi|video
flaşlı fotoğraf makinesi|kamera|video
video kamera
videokaset|teyp|video kaseti
sola dönük büyüteç|arama|cam|solu gösteren|solu gösteren büyüteç
sağa dönük büyüteç|arama|cam|sağı gösteren|sağı gösteren büyüteç
mum|ışık
ampul|bir fikrim var|çizgi roman|elektrik|ışık
el feneri|elektrik|ışık
kırmızı kağıt fener|bar|izakaya|restoran
diya lamba|yağ
süslü not defteri|dekorasyonlu not defteri|kapak
kapalı kitap|kırmızı kitap
açık kitap|açık defter|defter|okul
yeşil kitap|eğitim|kütüphane|okul
mavi kitap
turuncu kitap
kitaplar
not defteri
resmi defter|not defteri
kıvrık sayfa|kenarı kıvrılmış sayfa
parşömen|bildiri|kağıt
yüzü yukarıda sayfa|doküman|ön yüz|ön yüzü görünen sayfa
gazete|haber|kağıt|kâğıt
rulo gazete|haber|kağıt
sayfa ayraçları|işaretçi|sayfa işareti
yer işareti|defter|kitap|not
etiket
bozuk para|altın|avro|dolar|gümüş|hazine|jeton|madeni para|metal|sikke|zengin
para torbası|çanta|dolar çantası|para çuvalı|zengin
hazine sandığı|altın|değerli|ganimet|gümüş|mücevher|ödül|para|zenginlik
yen banknot|döviz|para
dolar banknot|döviz|fatura|para
euro banknot|avro|döviz|fatura|para
sterlin banknot|döviz|para
kanatlı para|banka|banknot|uçan banknot
kredi kartı
makbuz|belge|defter tutma|dekont|ekstre|evrak|fatura|fiş|hesap|kanıt|maliye|muhasebe|senet
yen simgeli artış grafiği|banka|grafik|para|piyasa|yukarı giden grafik|yukarı yönlü
zarf|e-mail|e-posta|mektup
e-posta|ileti|iletişim|mektup
gelen zarf|alınan posta|e-posta|iletişim|mektup|posta
oklu zarf|e-posta|giden|gönderilen posta|iletişim|mektup|posta
giden kutusu|iletişim|posta|tepsi
gelen kutusu|iletişim|posta|tepsi
paket|kutu|posta
işareti yukarıda kapalı posta kutusu|işareti kaldırılmış posta kutusu
işareti aşağıda kapalı posta kutusu|işareti indirilmiş posta kutusu
işareti yukarıda açık posta kutusu|işareti kaldırılmış açık posta kutusu
işareti aşağıda açık posta kutusu|işareti indirilmiş açık posta kutusu
posta kutusu
oy sandığı|kutu|sandık|seçim
kurşun kalem
siyah uç|dolma kalem|kalem
dolma kalem|mürekkepli kalem
kalem|tükenmez kalem
boya fırçası|boyama
pastel boya|mum
not|ders|iletişim|kalem|kalem kağıt|not defteri
evrak çantası|müfettiş|ofis
dosya klasörü
açık dosya klasörü
dosya ayırıcı|dizin|kart
takvim|tarih
koparmalı takvim|takvim sayfası|tarih
spiral not defteri
spiral takvim|defter
kart dizini|rolodeks
artış grafiği|grafik|yukarı yönlü|yükselen grafik
iniş grafiği|alçalan grafik|aşağı yönlü|grafik
çubuk grafiği|grafik
pano|duyuru
raptiye|iğne
yuvarlak raptiye|iğne
ataş|klips
iç içe geçmiş ataşlar|bağlantı
düz cetvel
gönye|cetvel|üçgen
makas|alet
dosya kutusu|kart|kart kutusu
dosya dolabı|dolap
çöp sepeti
kilit|kapalı kilit
açık kilit|kilidini açma
kilit ve kalem|gizlilik|mürekkepli kalem|mürekkepli kalemli kilit
anahtarlı kapalı kilit|anahtarlı kilit|güvenli
anahtar|kilit|parola|şifre
eski anahtar|ipucu|kilit
çekiç|araç
balta|ağaç|kesme|kısa balta|odun|yarma
kazma|alet|maden
çekiç ve kazma|alet|inşaat
çekiç ve somun anahtarı|alet|çekiç ve ingiliz anahtarı|ingiliz anahtarı
hançer|bıçak|silah
çapraz kılıçlar|çarpı|çatma|silah
bomba|çizgi roman|duygu
bumerang|aborjin|atmak|boomerang|eşya|fırlatmak|geri gelmek|geri tepme|oyun|sekme|silah|tepki
ok ve yay|araç|burç|okçu|silah
kalkan|silah
testere|alet|eşya|kereste|kesmek|marangoz|odun
somun anahtarı|araç|ingiliz anahtarı
tornavida|alet|düz uçlu|eşya|montaj|sıkıştırmak|sıkma|tamir|tamirci|usta
somun ve vida|araç
dişli|alet
mengene|alet|sıkıştırma
terazi|adalet|ağırlık|alet|burç|denge|ölçek
görme engelli bastonu|erişilebilirlik
bağlantı işareti|bağlantılar|iki halka
zincirleri kırmak|kelepçe|kırık zincir|özgürlük|patlama
zincir
çengel|askı|asmak|çengellemek|eğri|eşya|kanca
alet çantası|alet kutusu|ingiliz anahtarı|kırmızı|kutu|onarmak|sandık|tamir|tamirat|tamirci
mıknatıs|at nalı|çekim|çekmek|elektrik yükü|eş kutuplar|manyetik|pozitif negatif|zıt kutuplar
merdiven|adım|aşağı|ayaklı merdiven|basamak|çıkmak|eşya|tırmanış|tırmanmak|yukarı
kürek|çukur|kazı|kazmak
imbik|alet|damıtıcı|kimya
deney tüpü|bilim|kimya|kimyacı|laboratuvar
petri kabı|bakteri|biyolog|biyoloji|kültür|laboratuvar
dna|biyolog|biyoloji|evrim|gen|genetik|sarmal|yaşam
mikroskop|alet|bilim|labrotuar|test
teleskop|alet|uzay|uzay gözlemleme
uydu anteni|çanak|iletişim
şırınga|doktor|iğne|ilaç
kan damlası|âdet|aybaşı|ilaç|kan bağışı|mens|menstrüasyon|regl|tıp|yaralanma
hap|doktor|ilaç
yara bandı|bandaj|bant|yapışkanlı bandaj
koltuk değneği|araç|baston|değnek|engelli|engellilik|kırık|nesne|sakatlanmak|yaralı|yürüme engelli|yürüme yardımı
stetoskop|doktor|kalp|tıp
x ışını|doktor|film|iskelet|kaburga|kemik|medikal|muayene|nesne|röntgen|tıbbi
kapı
asansör|alt kat|aşağı|çağırmak|çıkmak|erişilebilirlik|eşya|inmek|lift|üst kat|yukarı
ayna|eşya|görüntü|makyaj|reflektör|spekulum|yansıma|yansıtıcı
pencere|cam|çerçeve|dışarı bakmak|eşya|izlemek|manzara|saydam|şeffaf|temiz hava
yatak|otel|uyku|uyuma
kanepe ve lamba|koltuk|otel
sandalye|iskemle|oturma
klozet|alafranga tuvalet|tuvalet|wc|WC
lavabo pompası|açıcı|çekme|eşya|lavabo açıcı|tuvalet|vakum
duş|su
banyo küveti|köpük|köpüklü banyo
fare kapanı|eşya|kıskaç|kıstırmak|peynir|tuzak|yem
ustura|jilet|keskin|tıraş
losyon şişesi|güneş koruyucu|güneş kremi|krem|nemlendirici|saç kremi|şampuan|şampuan şişesi
çengelli iğne|bebek bezi|dikiş|iğne kancası|iğnelemek|kanca|punk rock|tutturmak
süpürge|büyücü|cadı|ev işi|harry potter|süpürme|süpürmek|temizlik|uçmak
sepet|çamaşır|çamaşır sepeti|çiftçilik|hasır|piknik|piknik sepeti
kağıt rulosu|banyo|emici|havlu|silmek|temizlik|tuvalet|tuvalet kağıdı
kova|bakraç|eşya|fıçı|gerdel|kap|kepçe|sap|silmek|temizlik
sabun|banyo|banyo yapmak|el sabunu|el yıkamak|kalıp|katı sabun|köpük|köpürmek|köpürtmek|sabun köpüğü|sabunlamak|sabunluk|temiz|temizlik|yıkamak|yıkanmak
baloncuk|hava kabarcığı|kabarcık|köpük|nesne|sabun|su|su altı|temiz
diş fırçası|ağız|banyo|dental|eşya|hijyen|lavabo|oral hijyen|temizlik
sünger|banyo|banyo yapmak|bulaşık|emici|emmek|ev işi|gözenek|gözenekli|keselemek|köpürmek|köpürtmek|silmek|temizlik|yıkamak|yıkanmak
yangın söndürücü|ateş|söndürme|söndürmek|yangın tüpü
alışveriş arabası|pazar arabası
sigara|duman|işaret|sigara içilebilir|sigara içme|sigara içme işareti
tabut|cenaze|ölüm
mezar taşı|cenaze|defin|defnetmek|eşya|huzur içinde uyu|huzur içinde yat|mezarlık|nur içinde yat|ölüm
kül kavanozu|cenaze|ölüm|vazo
nazarlık|boncuk|göz|iyi şans|kem göz|kötü şans|maşallah|mavi boncuk|muska|nazar boncuğu|nazar değmesin|tılsım
Fatıma’nın Eli|Fatma|Fatma Ana’nın Eli|Fatma’nın eli|Hamsa|koruyucu|Meryem|muska|nazarlık|şans|sembol
moyai heykeli|taştan surat
tabela|bildiri|döviz|eşya|gösteri|işaret|levha|pankart|plaka|protesto
kimlik kartı|belge|ehliyet|güvenlik|kimlik bilgisi|lisans|nesne|nüfus cüzdanı
ATM işareti|otomatik|vezne
çöp kutusu işareti|çöpü yerine atın
içilebilir su|içme suyu|işaret|musluk|musluk ve bardak
tekerlekli sandalye sembolü|erişim|işaret|tekerlekli sandalye erişimi|tekerlekli sandalye simgesi
erkekler tuvaleti|işaret
kadınlar tuvaleti|bayanlar tuvaleti|işaret
tuvalet|lavabo|wc
bebek işareti|bebek alt değiştirme yeri|bebek teknede
wc|lavabo|tuvalet
pasaport kontrolü
gümrük
bagaj teslim|bagaj alma yeri|bavul|çanta|seyahat
eşya emanet|bagaj|bagaj hizmeti|kasa|kayıp bagaj
uyarı işareti|dikkat
karşıya geçen çocuklar|işaret|karşıya geçiş
girilmez|girilmez işareti|hayır|işaret|yasak
girmek yasak|Girilmez|işaret
bisiklet yasak|bisiklet giremez|taşıt
sigara içilmez|duman|sigara içilmez işareti|tütün|yasak
çöp atılmaz|çöp atmayın|çöp atmayın işareti|işaret
içilmeyen su|içilmez
yayalara yasak|işaret|yayalar giremez|yürüyen
cep telefonu yasak|çağrı yapılmaz|mobil
18 yaş altı yasak|18 yaş altı yasaktır|18‘den küçükler giremez
radyoaktif|nükleer
biyolojik tehlike|sembol
yukarı ok|ana yön|kuzey|yön|yukarı yönlü ok
sağ yukarı ok|ara yön|kuzey doğu|yön
sağ ok|ana yön|doğu|yön
sağ aşağı ok|ara yön|güney doğu|yön
aşağı ok|ana yön|aşağı yönlü ok|güney|yön
sol aşağı ok|ara yön|güney batı|yön
sol ok|ana yön|batı|yön
sol yukarı ok|ara yön|kuzey batı|yön
yukarı ve aşağı ok
sol ve sağ ok
sola kıvrımlı sağ ok
sağa kıvrımlı sol ok
yukarı kıvrımlı sağ ok
aşağı kıvrımlı sağ ok
saat yönünde dönen oklar|saat yönünde dikey oklar|saat yönüne dönen oklar|yeniden yükle işareti
saat yönünün tersinde dönen oklar|saat yönünün tersine|saat yönünün tersine dönen oklar
geri oku|sol geri ok|sol ok
bitiş oku|sol bitiş oku|sol ok
açık oku|ünlem|ünlem işareti|ünlem işareti ve okla AÇIK
yakında işareti|ok|sağ okla Yakında
yukarı oku|yukarı işareti|yukarı okla Yukarı
ibadethane|din|tapınma
atom sembolü|ateist
om|din|hinduizm|Hinduizm
Davut yıldızı|din|yahudi|Yahudi
darma çemberi|budist|Budist|dharma|dharma tekeri|din
yin yang|din|tao|taocu
Latin haçı|din|Hristiyan|isa|İsa
Ortodoks haçı|din|Hristiyan|isa|İsa
ay yıldız|din|islam|İslam|müslüman|Müslüman
barış sembolü
Yahudi şamdanı|din|menora|mum|mumluk
altı köşeli yıldız|fal|fal bakma
khanda|deg tegh fateh|din|inanç|khalsa|sih|Sih|sihizm
koç burcu|burçlar
boğa burcu|burçlar
ikizler burcu|burçlar
yengeç burcu|burçlar
aslan burcu|burçlar
başak burcu|burçlar
terazi burcu|burçlar
akrep burcu|burçlar
yay burcu|burçlar
oğlak burcu|burçlar
kova burcu|burçlar
balık burcu|burçlar
Yılancı|burçlar|hain|iblis|zodyak
parça karıştırma düğmesi|çapraz sağ oklar|oklar
tekrarlama düğmesi|oklar|saat yönünde
tek parça tekrarlama düğmesi|1 sayısı|1 sayısı olan saat yönünde oklar|oklar|saat yönünde
oynatma düğmesi|ok|sağ|üçgen
ileri sarma düğmesi|ok|sağ|sağa çift ok
sonraki parça düğmesi|ok|sonraki sahne|üçgen
oynatma veya duraklatma düğmesi|ok|sağ|üçgen
geri düğmesi|ok|sol|ters|üçgen
hızlı geri düğmesi|geri sarma düğmesi|ok|sol|sola çift ok
son parça düğmesi|ok|önceki parça|önceki sahne|parça atlama düğmesi|üçgen
yukarı düğmesi|üçgen|yukarı üçgen düğmesi
hızlı yukarı düğmesi|ok|yukarı çift ok
aşağı düğmesi|aşağı üçgen düğmesi|üçgen
hızlı aşağı düğmesi|aşağı çift ok|ok
duraklatma düğmesi|çift çizgi|çubuk|dikey
durdurma düğmesi|kare
kayıt düğmesi|daire
çıkarma düğmesi
sinema|eğlence|film işareti
düşük parlaklık|düşük parlaklık işareti|karanlık
yüksek parlaklık|yüksek parlaklık işareti
sinyal gücü|anten|çubuk işaretli anten|mobil|telefon
kablosuz|ağ|akıllı telefon|bağlantı|bilgisayar|geniş bant|internet|modem|wifi|wlan
titreşim modu|cep telefonu|mobil|telefon
cep telefonu kapalı|mobil
kadın sembolü|bayan
erkek sembolü|adam
transgender sembolü|transseksüel
çarpım işareti|×|çarpma|iptal|kalın çarpı işareti|x
artı|+|artı işareti|işaret|koyu renk artı işareti|matematik
eksi|-|−|eksi işareti|işaret|koyu renk eksi işareti|matematik
bölü işareti|÷|koyu renk bölü işareti|matematik
kalın eşittir işareti|eşitlik|matematik|sembol
sonsuz|evrensel|sınırsız|sonsuzluk
çift ünlem|!|!!|işaret|noktalama
ünlemli soru işareti|!|!?|?|noktalama
kırmızı soru işareti|?|noktalama
beyaz soru işareti|?|noktalama
beyaz ünlem işareti|!|noktalama
kırmızı ünlem işareti|!|noktalama
dalgalı çizgi|uzun ses işareti
kambiyo|bozdurma|döviz|para
dolar işareti|koyu renk dolar işareti|para
tıp sembolü|Asklepios|medikal sembol|medikal sembolü|personel|tıbbi sembol|tıp çalışanı
geri dönüşüm simgesi|evrensel|işaret|koyu renk evrensel geri dönüşüm simgesi
zambak|fleur-de-lis
üçlü çatal işareti|amblem|çıpa
ad rozeti
Japonca yeni başlayan sembolü|yeşil ve sarı|yeşil ve sarı yaprak
kalın kırmızı çember|kalın çember|o
onay işareti düğmesi|✓|kalın onay işareti
seçilmiş onay kutusu|✓|kutulu|kutulu onay işareti|seçili onay işareti
onay işareti|✓|kalın onay işareti
çarpı işareti|×|çarpma|iptal|x
çarpı işareti düğmesi|×|çarpım|çarpma|kare|x|X kare içinde
kıvrık döngü|dönüş
çift kıvrık döngü|Japonya|ücretsiz numara
parça değiştirme işareti|bölüm değiştirme işareti
sekiz uçlu yıldız|*|asterisk
sekiz noktalı yıldız|*
parlama|*|pırıltı
telif hakkı işareti|c
tescil işareti|tescilli|Tescilli|tescilli işareti
ticari marka işareti
sıçratma|boya|dökmek|holi|leke|lekelemek|sıçratmak
keycap: #
keycap: *
tuş: 0|sıfır
tuş: 1|bir
tuş: 2|iki
tuş: 3|üç
tuş: 4|dört
tuş: 5|beş
tuş: 6|altı
tuş: 7|yedi
tuş: 8|sekiz
tuş: 9|dokuz
keycap: 10
büyük harfler|ABCD|Latin|Latin büyük harfleri|Latin büyük harfleriyle giriş
küçük harfler|abcd|alfabe|Latin|Latin küçük harfleri|Latin küçük harfleriyle giriş
sayılar|1234|sayı girişi
işaretler|işaret girişi
Latin alfabesi|ABC|İngilizce|Latin alfabesiyle giriş|Latin Alfabesiyle giriş
A düğmesi (kan grubu)|A grubu kan|kan grubu A|kırmızı kutuda A harfi
AB düğmesi (kan grubu)|AB grubu kan|kan grubu AB
B grubu (kan grubu)|B grubu kan|B tuşu|kan grubu B|kırmızı kutuda B harfi
CL düğmesi|CL işareti|sil
COOL düğmesi|harika|hoş|serin|serin işareti
FREE düğmesi|bedava|bedelsiz|işaret|ücretsiz|ücretsiz işareti
bilgi|i harfi
ID düğmesi|işaret|kimlik|kimlik işareti
daire içinde M harfi
NEW düğmesi|işaret|yeni|Yeni işareti
NG düğmesi|işaret|NG işareti
0 düğmesi (kan grubu)|kan grubu O|O|O grubu kan
OK düğmesi|OK işareti|tamam|tamam işareti
P düğmesi|park yeri
SOS düğmesi|işaret|SOS işareti|Yardım
UP! düğmesi|işaret|YUKARI!|YUKARI! işareti
VS düğmesi|işaret|karşılaştırma|karşılaştırma işareti
Japonca "burada" düğmesi|japonca burada işareti
Japonca "servis ücreti" düğmesi|japonca "servis ücreti" simgesi
Japonca "aylık ücret" düğmesi|japonca "aylık" düğmesi|japonca "aylık" sembolü
Japonca "ücretsiz değil" düğmesi|bedava değil|japonca "bedava değil" düğmesi|japonca "bedava değil" simgesi
Japonca "rezerve" düğmesi|japonca rezerve sembolü|rezerve düğmesi
Japonca "avantaj" düğmesi|indirim|japonca "indirim" düğmesi|japonca "indirim" simgesi
Japonca "indirim" düğmesi|japonca "indirim" sembolü
Japonca "ücretsiz" düğmesi|bedava işareti|japonca bedava düğmesi
Japonca "yasak" düğmesi|japon "yasak" düğmesi|japon "yasak" sembolü
Japonca "kabul edilebilir" düğmesi|japonca "kabul edilebilir" işareti
Japonca "uygulama" düğmesi|başvuru|japonca "başvuru" düğmesi|japonca "başvuru" simgesi
Japonca "geçer not" düğmesi
Japonca "yer var" düğmesi|çince
Japonca "tebrikler" düğmesi|kutlama|sembol|tebrik sembolü
Japonca "sır" düğmesi|japonca "sır" simgesi|sembol
Japonca "hizmete hazır" düğmesi|işletme açık|japinca "işletme açık" düğmesi|japonca "işletme açık" sembolü
Japonca "yer yok" düğmesi
kırmızı daire|büyük kırmızı çember|çember
turuncu daire
sarı daire
yeşil daire
mavi daire|büyük mavi çember|çember
mor daire
kahverengi daire
siyah daire|geometri
beyaz daire|geometri
kırmızı kare
turuncu kare
sarı kare
yeşil kare
mavi kare
mor kare
kahverengi kare
büyük siyah kare|geometri
büyük beyaz kare|geometri
orta boy siyah kare|geometri
orta boy beyaz kare|geometri|gri
küçük-orta siyah kare|geometri
küçük-orta beyaz kare|geometri|gri
küçük siyah kare|geometri
küçük beyaz kare|geometri
büyük turuncu karo
büyük mavi karo
küçük turuncu karo
küçük mavi karo
yukarı bakan kırmızı üçgen|yukarı kırmızı üçgen
aşağı bakan kırmızı üçgen|aşağı kırmızı üçgen
içinde noktalı karo|baklava|çizgi roman|elmas|elmas biçimli|geometrik|içinde noktalı baklava şekli|içinde noktalı elmas biçimi
radyo düğmesi
beyaz kare düğme
siyah kare düğme
damalı bayrak|bitiş|ralli|spor|yarış
üçgen bayrak|işaret|kırmızı bayrak|konum|konum bilgisi işareti|konum işareti|üçgen işaret|üçgen konum işareti
çapraz bayraklar|çapraz Japon bayrakları|japon|kutlama
siyah bayrak|dalgalanan siyah bayrak
beyaz bayrak|dalgalanan bayrak
gökkuşağı bayrağı|bayrak|biseksüel|gay|homoseksüel|lezbiyen|lgbt|trans
transgender bayrağı|açık mavi|bayrak|beyaz|pembe
korsan bayrağı|hazine|Jolly Roger|yağmacı
Ascension Adası
Andorra
Birleşik Arap Emirlikleri
Afganistan
Antigua ve Barbuda
Anguilla
Arnavutluk
Ermenistan
Angola
Antarktika
Arjantin
Amerikan Samoası
Avusturya
Avustralya
Aruba
Åland Adaları
Azerbaycan
Bosna-Hersek
Barbados
Bangladeş
Belçika
Burkina Faso
Bulgaristan
Bahreyn
Burundi
Benin
Saint Barthelemy
Bermuda
Brunei
Bolivya
Karayip Hollandası
Brezilya
Bahamalar
Butan
Bouvet Adası
Botsvana
Belarus
Belize
Kanada
Cocos (Keeling) Adaları
Kongo - Kinşasa
Orta Afrika Cumhuriyeti
Kongo - Brazavil
İsviçre
Côte d’Ivoire
Cook Adaları
Şili
Kamerun
Çin
Kolombiya
Clipperton Adası
Sark
Kosta Rika
Küba
Cabo Verde
Curaçao
Christmas Adası
Kıbrıs
Çekya
Almanya
Diego Garcia
Cibuti
Danimarka
Dominika
Dominik Cumhuriyeti
Cezayir
Ceuta ve Melilla
Ekvador
Estonya
Mısır
Batı Sahra
Eritre
İspanya
Etiyopya
Avrupa Birliği
Finlandiya
Fiji
Falkland Adaları
Mikronezya
Faroe Adaları
Fransa
Gabon
Birleşik Krallık
Grenada
Gürcistan
Fransız Guyanası
Guernsey
Gana
Cebelitarık
Grönland
Gambiya
Gine
Guadeloupe
Ekvator Ginesi
Yunanistan
Güney Georgia ve Güney Sandwich Adaları
Guatemala
Guam
Gine-Bissau
Guyana
Çin Hong Kong ÖİB
Heard Adası ve McDonald Adaları
Honduras
Hırvatistan
Haiti
Macaristan
Kanarya Adaları
Endonezya
İrlanda
İsrail
Man Adası
Hindistan
Britanya Hint Okyanusu Toprakları
Irak
İran
İzlanda
İtalya
Jersey
Jamaika
Ürdün
Japonya
Kenya
Kırgızistan
Kamboçya
Kiribati
Komorlar
Saint Kitts ve Nevis
Kuzey Kore
Güney Kore
Kuveyt
Cayman Adaları
Kazakistan
Laos
Lübnan
Saint Lucia
Liechtenstein
Sri Lanka
Liberya
Lesotho
Litvanya
Lüksemburg
Letonya
Libya
Fas
Monako
Moldova
Karadağ
Saint Martin
Madagaskar
Marshall Adaları
Kuzey Makedonya
Mali
Myanmar (Burma)
Moğolistan
Çin Makao ÖİB
Kuzey Mariana Adaları
Martinik
Moritanya
Montserrat
Malta
Mauritius
Maldivler
Malavi
Meksika
Malezya
Mozambik
Namibya
Yeni Kaledonya
Nijer
Norfolk Adası
Nijerya
Nikaragua
Hollanda
Norveç
Nepal
Nauru
Niue
Yeni Zelanda
Umman
Panama
Peru
Fransız Polinezyası
Papua Yeni Gine
Filipinler
Pakistan
Polonya
Saint Pierre ve Miquelon
Pitcairn Adaları
Porto Riko
Filistin Bölgeleri
Portekiz
Palau
Paraguay
Katar
Reunion
Romanya
Sırbistan
Rusya
Ruanda
Suudi Arabistan
Solomon Adaları
Seyşeller
Sudan
İsveç
Singapur
Saint Helena
Slovenya
Svalbard ve Jan Mayen
Slovakya
Sierra Leone
San Marino
Senegal
Somali
Surinam
Güney Sudan
Sao Tome ve Principe
El Salvador
Sint Maarten
Suriye
Esvatini
Tristan da Cunha
Turks ve Caicos Adaları
Çad
Fransız Güney Toprakları
Togo
Tayland
Tacikistan
Tokelau
Timor-Leste
Türkmenistan
Tunus
Tonga
Türkiye
Trinidad ve Tobago
Tuvalu
Tayvan
Tanzanya
Ukrayna
Uganda
ABD Küçük Harici Adaları
Birleşmiş Milletler
Amerika Birleşik Devletleri
Uruguay
Özbekistan
Vatikan
Saint Vincent ve Grenadinler
Venezuela
Britanya Virjin Adaları
ABD Virjin Adaları
Vietnam
Vanuatu
Wallis ve Futuna
Samoa
Kosova
Yemen
Mayotte
Güney Afrika
Zambiya
Zimbabve
flag: England
flag: Scotland
flag: Wales`;
