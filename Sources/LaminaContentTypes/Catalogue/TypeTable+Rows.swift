extension TypeTable {
  /// A row a type: its name, what it conforms to, endings of files, media types, and a name for people.
  ///
  /// The names are those that are in use on other systems; endings and media types are written with the
  /// preferred one first.
  static let rows = """
    public.item||||item
    public.content||||content
    public.composite-content|public.content|||mixed content
    public.data|public.item||application/octet-stream|data
    public.directory|public.item||inode/directory|directory
    public.folder|public.directory|||folder
    public.volume|public.folder||inode/mount-point|volume
    com.apple.package|public.directory|||package
    com.apple.bundle|public.directory|bundle||bundle
    public.symlink|public.item||inode/symlink|symbolic link
    public.executable|public.item|||executable
    public.unix-executable|public.data public.executable||application/x-executable application/x-sharedlib application/x-pie-executable|program
    com.apple.application|public.executable|||application
    com.microsoft.windows-executable|public.data public.executable|exe|application/x-ms-dos-executable application/vnd.microsoft.portable-executable|Windows program
    public.url|public.data||text/x-uri|address
    public.file-url|public.url|||address of a file
    com.microsoft.internet-shortcut|public.data|url|application/x-mswinurl|Internet shortcut
    org.freedesktop.desktop-entry|public.utf8-plain-text|desktop|application/x-desktop|desktop entry
    public.archive|public.data|||archive
    public.zip-archive|com.pkware.zip-archive|zip|application/zip application/x-zip-compressed|Zip archive
    com.pkware.zip-archive|public.archive|||Zip archive
    org.gnu.gnu-zip-archive|public.archive|gz gzip|application/gzip application/x-gzip|Gzip archive
    public.bzip2-archive|public.archive|bz2 bz|application/x-bzip application/x-bzip2|Bzip2 archive
    public.tar-archive|public.archive|tar|application/x-tar|Tar archive
    public.disk-image|public.archive|||disk image
    public.iso-image|public.disk-image|iso|application/x-cd-image application/x-iso9660-image|disk image
    public.database|public.item|||database
    public.message|public.item|||message
    public.email-message|public.data public.message|eml|message/rfc822|email message
    public.contact|public.item|||contact
    public.vcard|public.utf8-plain-text public.contact|vcf vcard|text/vcard text/x-vcard text/directory|contact card
    public.calendar-event|public.item|||calendar event
    com.apple.ical.ics|public.utf8-plain-text public.calendar-event|ics|text/calendar|calendar
    public.to-do-item|public.item|||to-do item
    public.font|public.item|||font
    public.truetype-ttf-font|public.data public.font|ttf|font/ttf application/x-font-ttf|TrueType font
    public.opentype-font|public.data public.font|otf|font/otf application/x-font-otf|OpenType font
    public.bookmark|public.item|||bookmark
    com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12 application/pkcs12|keys and certificates
    public.x509-certificate|public.data|cer crt der|application/x-x509-ca-cert application/pkix-cert|certificate
    public.text|public.data public.content|||text
    public.plain-text|public.text|txt text|text/plain|plain text
    public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8|plain text
    public.utf16-plain-text|public.plain-text||text/plain;charset=utf-16|plain text
    public.utf16-external-plain-text|public.plain-text|||plain text
    public.delimited-values-text|public.text|||table
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv text/comma-separated-values text/x-csv|comma-separated values
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|tab-separated values
    public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text|||tab-separated values
    public.rtf|public.text|rtf|text/rtf application/rtf|rich text
    net.daringfireball.markdown|public.plain-text|md markdown|text/markdown text/x-markdown|Markdown
    public.html|public.text|html htm shtml|text/html|HTML page
    public.css|public.text|css|text/css|style sheet
    public.xml|public.text|xml|application/xml text/xml|XML document
    public.yaml|public.text|yaml yml|application/yaml application/x-yaml text/yaml text/x-yaml|YAML document
    public.json|public.text|json|application/json|JSON document
    public.geojson|public.json|geojson|application/geo+json application/vnd.geo+json|GeoJSON document
    com.apple.property-list|public.data|plist||property list
    com.apple.xml-property-list|public.xml com.apple.property-list||application/x-plist|property list
    com.apple.binary-property-list|com.apple.property-list|||property list
    public.log|public.plain-text|log|text/x-log|log
    public.source-code|public.plain-text|||source code
    public.swift-source|public.source-code|swift|text/x-swift|Swift source code
    public.assembly-source|public.source-code|s asm||assembly source code
    public.c-source|public.source-code|c|text/x-csrc text/x-c|C source code
    public.c-header|public.source-code|h|text/x-chdr|C header
    public.c-plus-plus-source|public.source-code|cpp cc cxx c++ cp|text/x-c++src|C++ source code
    public.c-plus-plus-header|public.source-code|hpp hh hxx h++|text/x-c++hdr|C++ header
    public.objective-c-source|public.source-code|m|text/x-objcsrc|Objective-C source code
    public.objective-c-plus-plus-source|public.source-code|mm|text/x-objc++src|Objective-C++ source code
    public.script|public.source-code|||script
    com.netscape.javascript-source|public.source-code public.executable|js mjs|application/javascript text/javascript application/x-javascript|JavaScript source code
    public.shell-script|public.script|sh bash|application/x-shellscript text/x-sh|shell script
    public.perl-script|public.shell-script|pl pm|application/x-perl|Perl script
    public.python-script|public.shell-script|py|text/x-python text/x-python3|Python script
    public.ruby-script|public.shell-script|rb|application/x-ruby|Ruby script
    public.php-script|public.shell-script|php|application/x-php|PHP script
    public.make-source|public.script|mk mak|text/x-makefile|makefile
    com.adobe.pdf|public.data public.composite-content|pdf|application/pdf|PDF document
    org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip|book
    com.apple.rtfd|com.apple.package public.composite-content|rtfd||rich text with pictures
    com.apple.webarchive|public.data public.composite-content|webarchive||web archive
    public.spreadsheet|public.content|||spreadsheet
    public.presentation|public.composite-content|||presentation
    org.oasis-open.opendocument.text|public.data public.composite-content|odt|application/vnd.oasis.opendocument.text|text document
    org.oasis-open.opendocument.spreadsheet|public.data public.spreadsheet|ods|application/vnd.oasis.opendocument.spreadsheet|spreadsheet
    org.oasis-open.opendocument.presentation|public.data public.presentation|odp|application/vnd.oasis.opendocument.presentation|presentation
    org.openxmlformats.wordprocessingml.document|public.data public.composite-content|docx|application/vnd.openxmlformats-officedocument.wordprocessingml.document|Word document
    org.openxmlformats.spreadsheetml.sheet|public.data public.spreadsheet|xlsx|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|Excel spreadsheet
    org.openxmlformats.presentationml.presentation|public.data public.presentation|pptx|application/vnd.openxmlformats-officedocument.presentationml.presentation|PowerPoint presentation
    public.3d-content|public.content|||3D model
    com.pixar.universal-scene-description|public.data public.3d-content|usd usda usdc||USD scene
    com.pixar.universal-scene-description-mobile|public.data public.3d-content|usdz|model/vnd.usdz+zip|USD scene
    public.image|public.data public.content|||image
    public.png|public.image|png|image/png|PNG image
    public.jpeg|public.image|jpeg jpg jpe|image/jpeg image/jpg|JPEG image
    com.compuserve.gif|public.image|gif|image/gif|GIF image
    org.webmproject.webp|public.image|webp|image/webp|WebP image
    public.svg-image|public.image public.xml|svg svgz|image/svg+xml image/svg|SVG image
    public.tiff|public.image|tiff tif|image/tiff|TIFF image
    com.microsoft.bmp|public.image|bmp|image/bmp image/x-bmp image/x-ms-bmp|BMP image
    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon image/x-icon|Windows icon
    com.apple.icns|public.image|icns|image/x-icns|icon
    public.heif-standard|public.image|heif hif|image/heif|HEIF image
    public.heic|public.heif-standard|heic|image/heic|HEIC image
    public.avif|public.heif-standard|avif|image/avif|AVIF image
    public.camera-raw-image|public.image||image/x-dcraw|raw photo
    public.audiovisual-content|public.data public.content|||sound or film
    public.movie|public.audiovisual-content|||film
    public.video|public.movie|||video
    public.audio|public.audiovisual-content|||audio
    com.apple.quicktime-movie|public.movie|mov qt|video/quicktime|QuickTime film
    public.mpeg|public.movie|mpg mpeg|video/mpeg|MPEG film
    public.mpeg-2-video|public.video|m2v||MPEG-2 video
    public.mpeg-2-transport-stream|public.movie|m2ts mts|video/mp2t|MPEG-2 film
    public.mpeg-4|public.movie|mp4 m4v mpg4|video/mp4|MPEG-4 film
    public.mpeg-4-audio|public.audio|m4a mp4a|audio/mp4 audio/x-m4a|MPEG-4 audio
    public.avi|public.movie|avi|video/x-msvideo video/avi video/vnd.avi|AVI film
    org.matroska.mkv|public.movie|mkv|video/x-matroska|Matroska film
    org.webmproject.webm|public.movie|webm|video/webm|WebM film
    public.mp3|public.audio|mp3|audio/mpeg audio/mp3 audio/x-mp3|MP3 audio
    com.microsoft.waveform-audio|public.audio|wav wave|audio/x-wav audio/wav audio/vnd.wave|WAV audio
    public.aiff-audio|public.audio|aiff aif|audio/x-aiff audio/aiff|AIFF audio
    org.xiph.flac|public.audio|flac|audio/flac audio/x-flac|FLAC audio
    org.xiph.ogg-audio|public.audio|oga ogg opus|audio/ogg audio/x-vorbis+ogg|Ogg audio
    public.midi-audio|public.audio|mid midi|audio/midi audio/x-midi|MIDI music
    public.playlist|public.data|||playlist
    public.m3u-playlist|public.text public.playlist|m3u m3u8|audio/x-mpegurl application/vnd.apple.mpegurl audio/mpegurl|playlist
    """
}
