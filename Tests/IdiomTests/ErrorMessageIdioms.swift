import Foundation
import Lamina
import Testing

/// A message under a failure, as most models of views make it: `message = error.localizedDescription`.
@Suite("A failure is shown by its localizedDescription")
struct ErrorMessageIdioms {
  @Test(
    "What Lamina throws says its sentence there, and no number",
    arguments: [
      FileDialogError.emptyDocument("Tea"), StoreError.noPlace(group: "org.example.tea"),
      SharingError.noMailProgram, ImageError.unknownFormat(name: "tea.png"),
      PNGEncodingError.failed(reason: "no memory"),
      LocalizationFault.missingKey(key: "tea", table: "Drinks", language: "de"),
    ] as [any Error])
  func sentence(_ error: any Error) {
    #expect(error.localizedDescription == "\(error)")
  }
}
