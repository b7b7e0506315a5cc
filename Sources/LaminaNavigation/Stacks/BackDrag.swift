import LaminaGeometry
import LaminaInput
import LaminaLayout

/// The drag from a screen's leading edge that goes back.
@MainActor
enum BackDrag {
  static func gesture(
    in model: StackModel, _ entry: StackEntry, _ direction: LayoutDirection
  ) -> some Gesture {
    let sign: CGFloat = direction == .leftToRight ? 1 : -1
    return DragGesture(minimumDistance: 12)
      .onChanged { drag in
        guard isBack(drag, model, direction), model.top === entry || entry.position > 0 else {
          return
        }
        model.drag(sign * drag.translation.width / max(1, model.width))
      }
      .onEnded { drag in
        guard isBack(drag, model, direction) else { return }
        model.endDrag(goes: sign * drag.predictedEndTranslation.width > model.width / 2)
      }
  }

  /// Whether a drag begins at the edge, and is not one up or down.
  private static func isBack(
    _ drag: DragGesture.Value, _ model: StackModel, _ direction: LayoutDirection
  ) -> Bool {
    let start = drag.startLocation.x
    return direction == .leftToRight
      ? start <= StackMetrics.edge : start >= model.width - StackMetrics.edge
  }
}
