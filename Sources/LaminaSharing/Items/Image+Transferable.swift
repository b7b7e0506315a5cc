import LaminaContentTypes
import LaminaDrawing
import LaminaGeometry
import LaminaRaster
public import LaminaTransfer

extension Image: Transferable {
  /// The picture's own bytes, where it is a file or has some; pixels as PNG.
  public nonisolated static var transferRepresentation: some TransferRepresentation<Image> {
    DataRepresentation(contentType: .png) {
      try $0.encoded(as: .png)
    } importing: {
      Image(data: $0)
    }
    .exportingCondition { $0.contentType == .png }
    DataRepresentation(exportedContentType: .jpeg) { try $0.encoded(as: .jpeg) }
      .exportingCondition { $0.contentType == .jpeg }
    DataRepresentation(exportedContentType: .webP) { try $0.encoded(as: .webP) }
      .exportingCondition { $0.contentType == .webP }
    DataRepresentation(exportedContentType: .gif) { try $0.encoded(as: .gif) }
      .exportingCondition { $0.contentType == .gif }
    DataRepresentation(exportedContentType: .svg) { try $0.encoded(as: .svg) }
      .exportingCondition { $0.contentType == .svg }
  }

  /// What its bytes are; nil for a symbol.
  ///
  /// PNG where there are only pixels, or where the bytes do not say.
  private nonisolated var contentType: UTType? {
    switch encodedSource {
    case .file(let path)?: Self.known(UTType(filename: path))
    case .data(let data, _)?: Self.type(of: data)
    case .bitmap?: .png
    case nil: nil
    }
  }

  private nonisolated static func known(_ type: UTType) -> UTType {
    [.png, .jpeg, .webP, .gif, .svg].contains(type) ? type : .png
  }

  private nonisolated static func type(of data: Data) -> UTType {
    switch ImageFormat(recognising: data) {
    case .jpeg: .jpeg
    case .gif: .gif
    case .webp: .webP
    case .svg: .svg
    case .png, nil: .png
    }
  }

  private nonisolated func encoded(as type: UTType) throws -> Data {
    switch encodedSource {
    case .file(let path)?: try Data(contentsOf: URL(fileURLWithPath: path))
    case .data(let data, _)?: data
    case .bitmap(let bitmap, _)?: try bitmap.pngData()
    case nil: throw TransferError.noRepresentation(of: "A symbol", as: type)
    }
  }
}
