import LaminaContentTypes
import LaminaQRCodes

/// Shows words or an address as a code for a camera.
final class QRCodeActivity: ShareActivity {
  let type = ShareActivityType.qrCode
  let title = "QR Code"
  let picture = Image(systemName: "qrcode")
  let preferredTypes = [UTType.url, .plainText]
  private static let limit = QRCode.capacity(of: 40, at: .medium)
  private var code: QRCode?
  private var words = ""

  func canPerform(with items: [ShareItem]) -> Bool {
    guard items.count == 1, let item = items.first else { return false }
    guard item.canBe(.plainText) || item.canBe(.url) else { return false }
    return item.placeholder?.words.map { $0.utf8.count <= Self.limit } ?? true
  }

  func prepare(with contents: ShareContents) throws {
    words = contents.words ?? ""
    code = try QRCode(words)
  }

  var view: AnyView? {
    code.map { AnyView(QRCodeView(code: $0, words: words)) }
  }
}

extension ShareActivityType {
  /// Puts items onto the clipboard.
  public nonisolated static let copy = ShareActivityType("org.lamina.share.copy")
  /// Asks for a place, and writes the items there.
  public nonisolated static let save = ShareActivityType("org.lamina.share.save")
  /// Opens a new e-mail.
  public nonisolated static let email = ShareActivityType("org.lamina.share.email")
  /// Shows files in the file manager.
  public nonisolated static let showInFiles = ShareActivityType("org.lamina.share.files")
  /// Writes the items into a PDF.
  public nonisolated static let printToPDF = ShareActivityType("org.lamina.share.pdf")
  /// Shows words as a code for a camera.
  public nonisolated static let qrCode = ShareActivityType("org.lamina.share.qr")
  /// Opens the items in a program, by the id of its desktop file.
  public nonisolated static func openWith(_ program: String) -> ShareActivityType {
    ShareActivityType("org.lamina.share.open." + program)
  }
}
