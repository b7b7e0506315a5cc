import LaminaAnimation
import LaminaContentTypes
import LaminaDrawing
import LaminaGeometry
import LaminaLayout
import LaminaQRCodes
import LaminaRaster
import LaminaText

/// A code, large, with the words below it.
struct QRCodeView: View {
  let code: QRCode
  let words: String
  @State private var isSaving = false
  @Environment(\.finishShare) private var finishShare

  var body: some View {
    VStack(spacing: 16) {
      CodeShape(code: code)
        .fill(.black)
        .padding(20)
        .background(.white, in: RoundedRectangle(cornerRadius: 12))
        .aspectRatio(1, contentMode: .fit)
        .frame(maxWidth: 320)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("QR code of \(words)")
        .accessibilityAddTraits(.isImage)
      Text(words).lineLimit(3).font(.callout).foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
      HStack(spacing: 12) {
        Button("Save…") { isSaving = true }
        Button("Done") { finishShare(.completed) }.keyboardShortcut(.defaultAction)
      }
    }
    .padding(24)
    .saving(isSaving ? picture : [], isPresented: $isSaving) { outcome in
      if case .failed = outcome { finishShare(outcome) }
    }
  }

  private var picture: [ShareContent] {
    guard let data = try? code.bitmap(pixelsPerModule: 8).pngData() else { return [] }
    return [.data(data, type: .png, name: "QR Code")]
  }
}

/// The dark modules of a code, as squares without gaps.
private nonisolated struct CodeShape: Shape {
  let code: QRCode

  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height) / CGFloat(code.size)
    return Path { path in
      for y in 0..<code.size {
        var x = 0
        while x < code.size {
          let start = x
          while code[x, y] { x += 1 }
          // A whole run is one rectangle.
          if x > start {
            path.addRect(
              CGRect(
                x: rect.minX + CGFloat(start) * side, y: rect.minY + CGFloat(y) * side,
                width: CGFloat(x - start) * side, height: side))
          }
          x += 1
        }
      }
    }
  }
}
