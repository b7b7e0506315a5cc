// What a file system holds, and what is in it.

extension UTType {
  /// The most general type: anything that a file system holds.
  public static var item: UTType { UTType(unchecked: "public.item") }
  /// The most general type of contents: documents, messages, pictures.
  public static var content: UTType { UTType(unchecked: "public.content") }
  /// Contents of several kinds in one: a document with pictures, say.
  public static var compositeContent: UTType { UTType(unchecked: "public.composite-content") }
  /// A sequence of bytes.
  public static var data: UTType { UTType(unchecked: "public.data") }
  /// A directory, one that looks like a file included.
  public static var directory: UTType { UTType(unchecked: "public.directory") }
  /// A directory that a person looks into.
  public static var folder: UTType { UTType(unchecked: "public.folder") }
  /// The root of a file system.
  public static var volume: UTType { UTType(unchecked: "public.volume") }
  /// A directory that looks like a file.
  public static var package: UTType { UTType(unchecked: "com.apple.package") }
  /// A directory with a known structure.
  public static var bundle: UTType { UTType(unchecked: "com.apple.bundle") }
  /// A link to another place in the file system.
  public static var symbolicLink: UTType { UTType(unchecked: "public.symlink") }
  /// Something that can be run.
  public static var executable: UTType { UTType(unchecked: "public.executable") }
  /// A program of a Unix system.
  public static var unixExecutable: UTType { UTType(unchecked: "public.unix-executable") }
  /// An application.
  public static var application: UTType { UTType(unchecked: "com.apple.application") }
  /// A program of Windows.
  public static var exe: UTType { UTType(unchecked: "com.microsoft.windows-executable") }
  /// An address.
  public static var url: UTType { UTType(unchecked: "public.url") }
  /// An address of a file.
  public static var fileURL: UTType { UTType(unchecked: "public.file-url") }
  /// A file that holds an address, as Windows writes it.
  public static var internetShortcut: UTType {
    UTType(unchecked: "com.microsoft.internet-shortcut")
  }
  /// A file that says how a program is started.
  public static var desktopEntry: UTType { UTType(unchecked: "org.freedesktop.desktop-entry") }
  /// Files packed into one.
  public static var archive: UTType { UTType(unchecked: "public.archive") }
  /// A Zip archive.
  public static var zip: UTType { UTType(unchecked: "public.zip-archive") }
  /// Something compressed by gzip.
  public static var gzip: UTType { UTType(unchecked: "org.gnu.gnu-zip-archive") }
  /// Something compressed by bzip2.
  public static var bz2: UTType { UTType(unchecked: "public.bzip2-archive") }
  /// A tar archive.
  public static var tarArchive: UTType { UTType(unchecked: "public.tar-archive") }
  /// An image of a disk.
  public static var diskImage: UTType { UTType(unchecked: "public.disk-image") }
  /// A database.
  public static var database: UTType { UTType(unchecked: "public.database") }
  /// A message.
  public static var message: UTType { UTType(unchecked: "public.message") }
  /// A message by mail.
  public static var emailMessage: UTType { UTType(unchecked: "public.email-message") }
  /// A person's addresses.
  public static var contact: UTType { UTType(unchecked: "public.contact") }
  /// A card with a person's addresses.
  public static var vCard: UTType { UTType(unchecked: "public.vcard") }
  /// An event of a calendar.
  public static var calendarEvent: UTType { UTType(unchecked: "public.calendar-event") }
  /// Something to be done.
  public static var toDoItem: UTType { UTType(unchecked: "public.to-do-item") }
  /// A font.
  public static var font: UTType { UTType(unchecked: "public.font") }
  /// A place to come back to.
  public static var bookmark: UTType { UTType(unchecked: "public.bookmark") }
  /// Keys with their certificates.
  public static var pkcs12: UTType { UTType(unchecked: "com.rsa.pkcs-12") }
  /// A certificate.
  public static var x509Certificate: UTType { UTType(unchecked: "public.x509-certificate") }
}
