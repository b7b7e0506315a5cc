/// What part a view plays for the coming and going of those inside of it.
package enum TransitionRole {
  /// It only says which views there are: those it holds come and go on their own.
  case container
  /// It makes something else of its first child; the two come and go as one.
  case wrapper
  /// It is one piece, in which what is shown may be replaced with a transition.
  case stage
  /// It arranges what is inside, or is one piece.
  case whole
}
