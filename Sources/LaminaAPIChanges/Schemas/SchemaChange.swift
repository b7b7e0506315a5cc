import LaminaAPISource

/// Something that differs between two schemas.
struct SchemaChange: Hashable {
  var kind: APIChange.Kind
  var code: String
  /// The way to it in values: `/items/*/name`.
  var pointer: String
  var message: String
  var effect: ChangeEffect
  var old: Place?
  var new: Place?
}
