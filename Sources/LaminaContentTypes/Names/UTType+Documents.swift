// Documents that are neither plain text nor a single picture.

extension UTType {
  /// A document as PDF.
  public static var pdf: UTType { UTType(unchecked: "com.adobe.pdf") }
  /// A book as EPUB.
  public static var epub: UTType { UTType(unchecked: "org.idpf.epub-container") }
  /// A styled text with pictures as a directory.
  public static var rtfd: UTType { UTType(unchecked: "com.apple.rtfd") }
  /// A page of the web with all that it shows.
  public static var webArchive: UTType { UTType(unchecked: "com.apple.webarchive") }
  /// A document of cells that are computed.
  public static var spreadsheet: UTType { UTType(unchecked: "public.spreadsheet") }
  /// A document of slides.
  public static var presentation: UTType { UTType(unchecked: "public.presentation") }
  /// A model of three dimensions.
  public static var threeDContent: UTType { UTType(unchecked: "public.3d-content") }
  /// A scene as USD.
  public static var usd: UTType { UTType(unchecked: "com.pixar.universal-scene-description") }
  /// A scene as USD with all that it shows.
  public static var usdz: UTType {
    UTType(unchecked: "com.pixar.universal-scene-description-mobile")
  }
}
