// Pictures.

extension UTType {
  /// A picture of any kind.
  public static var image: UTType { UTType(unchecked: "public.image") }
  /// A picture as PNG.
  public static var png: UTType { UTType(unchecked: "public.png") }
  /// A picture as JPEG.
  public static var jpeg: UTType { UTType(unchecked: "public.jpeg") }
  /// A picture, moving or not, as GIF.
  public static var gif: UTType { UTType(unchecked: "com.compuserve.gif") }
  /// A picture as WebP.
  public static var webP: UTType { UTType(unchecked: "org.webmproject.webp") }
  /// A picture of shapes as SVG.
  public static var svg: UTType { UTType(unchecked: "public.svg-image") }
  /// A picture as TIFF.
  public static var tiff: UTType { UTType(unchecked: "public.tiff") }
  /// A picture as BMP.
  public static var bmp: UTType { UTType(unchecked: "com.microsoft.bmp") }
  /// An icon of Windows.
  public static var ico: UTType { UTType(unchecked: "com.microsoft.ico") }
  /// An icon of the Mac.
  public static var icns: UTType { UTType(unchecked: "com.apple.icns") }
  /// A picture as HEIF.
  public static var heif: UTType { UTType(unchecked: "public.heif-standard") }
  /// A picture as HEIC.
  public static var heic: UTType { UTType(unchecked: "public.heic") }
  /// A picture as a camera's sensor saw it.
  public static var rawImage: UTType { UTType(unchecked: "public.camera-raw-image") }
}
