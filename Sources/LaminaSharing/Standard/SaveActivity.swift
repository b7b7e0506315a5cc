/// An activity that ends by writing files where a person says.
///
/// The sheet shows the dialog for it, and finishes it.
protocol SavingActivity: ShareActivity {
  /// What is written, once it is prepared.
  var saved: [ShareContent] { get }
}

/// Asks where items are to go, and writes them there.
final class SaveActivity: SavingActivity {
  let type = ShareActivityType.save
  let title = "Save As…"
  let picture = Image(systemName: "square.and.arrow.down")
  private(set) var saved: [ShareContent] = []

  func prepare(with contents: ShareContents) { saved = contents.contents }
}
