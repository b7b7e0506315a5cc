import LaminaGeometry
import LaminaInput

/// The drag from a screen's leading edge that goes back.
@MainActor
enum BackDrag {
  static func gesture(in model: StackModel, _ entry: StackEntry) -> some Gesture {
    DragGesture(minimumDistance: 12)
      .onChanged { drag in
        guard isBack(drag, model), model.top === entry || entry.position > 0 else { return }
        model.swipe(by: drag.translation.width)
      }
      .onEnded { drag in
        if isBack(drag, model) { model.endSwipe(towards: drag.predictedEndTranslation.width) }
      }
  }

  /// Whether a drag begins at the edge.
  private static func isBack(_ drag: DragGesture.Value, _ model: StackModel) -> Bool {
    let start = drag.startLocation.x
    return model.sign > 0
      ? start <= StackMetrics.edge : start >= model.width - StackMetrics.edge
  }
}
